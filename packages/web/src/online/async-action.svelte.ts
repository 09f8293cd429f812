/** A request that a control of the page starts: whether it is running, and why it failed. */
import { errorText, isRefused } from './error-texts.ts';
import { site } from './site.svelte.ts';

export class AsyncAction {
  busy = $state(false);
  /** Why the last request failed; empty if it succeeded. */
  error = $state('');

  /** Returns whether the request succeeded. Does nothing while another one is running. */
  async run(request: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = '';
    try {
      await request();
      return true;
    } catch (error) {
      // The session ended in another window or on another device.
      if (isRefused(error, 'no-session')) site.setUser(null);
      this.error = errorText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
