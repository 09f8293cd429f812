/** The notification channels of the user of some kinds, and changes to them. */
import type { Channel, NewChannel } from '@windrose/protocol';
import { AsyncAction } from '../async-action.svelte.ts';
import { isRefused } from '../error-texts.ts';
import { site } from '../site.svelte.ts';

export class Channels {
  readonly action = new AsyncAction();
  all = $state.raw<readonly Channel[]>([]);
  /** The secret of the channel that was just added. The site shows it once. */
  secret = $state('');
  /** The channel to which a test was sent. */
  tested = $state('');
  private readonly kinds: readonly Channel['kind'][];

  constructor(...kinds: readonly Channel['kind'][]) {
    this.kinds = kinds;
    void this.action.run(() => this.read());
  }

  private async read(): Promise<void> {
    this.all = (await site.api.channels()).filter(({ kind }) => this.kinds.includes(kind));
  }

  add(channel: NewChannel): Promise<boolean> {
    return this.action.run(async () => {
      const { secret } = await site.api.addChannel(channel);
      this.secret = secret ?? '';
      await this.read();
    });
  }

  switch({ id }: Channel, active: boolean): Promise<boolean> {
    return this.change(() => site.api.switchChannel(id, active));
  }

  remove({ id }: Channel): Promise<boolean> {
    return this.change(() => site.api.removeChannel(id));
  }

  private change(request: () => Promise<unknown>): Promise<boolean> {
    this.tested = '';
    return this.action.run(async () => {
      try {
        await request();
      } finally {
        // The site stores errors with the channel.
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
        // The list shows this error with the channel.
        if (!isRefused(error, 'bad-address')) throw error;
        isSent = false;
      }
    });
    if (isSent && this.action.error === '') this.tested = id;
  }
}
