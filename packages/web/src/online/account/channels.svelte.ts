/** Ways by which one is told that it is one's turn: some kinds of them as they are at the site, and what is done with them. */
import type { Channel, NewChannel } from '@windrose/protocol';
import { AsyncAction } from '../async-action.svelte.ts';
import { isRefused } from '../error-texts.ts';
import { site } from '../site.svelte.ts';

export class Channels {
  readonly doing = new AsyncAction();
  all = $state.raw<readonly Channel[]>([]);
  /** Of the one that was made last: it is shown once. */
  secret = $state('');
  /** The one that a test was sent to. */
  tested = $state('');
  private readonly kinds: readonly Channel['kind'][];

  constructor(...kinds: readonly Channel['kind'][]) {
    this.kinds = kinds;
    void this.doing.try(() => this.read());
  }

  private async read(): Promise<void> {
    this.all = (await site.api.channels()).filter(({ kind }) => this.kinds.includes(kind));
  }

  add(wish: NewChannel): Promise<boolean> {
    return this.doing.try(async () => {
      const made = await site.api.addChannel(wish);
      this.secret = made.secret ?? '';
      await this.read();
    });
  }

  turn({ id }: Channel, active: boolean): Promise<boolean> {
    return this.change(() => site.api.switchChannel(id, active));
  }

  remove({ id }: Channel): Promise<boolean> {
    return this.change(() => site.api.removeChannel(id));
  }

  private change(act: () => Promise<unknown>): Promise<boolean> {
    this.tested = '';
    return this.doing.try(async () => {
      try {
        await act();
      } finally {
        // What went wrong is told with the channel.
        await this.read();
      }
    });
  }

  async test({ id }: Channel): Promise<void> {
    let isSent = true;
    await this.change(async () => {
      try {
        await site.api.testChannel(id);
      } catch (error) {
        // The channel itself then tells what went wrong.
        if (!isRefused(error, 'bad-address')) throw error;
        isSent = false;
      }
    });
    if (isSent && this.doing.trouble === '') this.tested = id;
  }
}
