/** Something that the site is asked to do: a button waits meanwhile, and is told in words if it comes to nothing. */
import { errorText, isRefused } from './error-texts.ts';
import { site } from './site.svelte.ts';

export class AsyncAction {
  busy = $state(false);
  /** Why the last one came to nothing; empty if it did not. */
  trouble = $state('');

  /** True if it was done. A second click while the first is on its way does nothing. */
  async try(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      await act();
      return true;
    } catch (error) {
      // Signed out in another window, or on another device.
      if (isRefused(error, 'no-session')) site.become(null);
      this.trouble = errorText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
