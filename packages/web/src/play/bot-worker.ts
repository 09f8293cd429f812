/** A web worker with bots, and the requests that wait for its answers. */
import type { BotRequest, BotResponse } from './bots.worker.ts';

type WithoutId = BotRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

interface Handlers {
  /** Called with every response until it returns true. */
  readonly onresponse: (response: BotResponse) => boolean;
  readonly onerror: (error: Error) => void;
}

export class BotWorker {
  private readonly worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  private readonly open = new Map<number, Handlers>();
  private lastId = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<BotResponse>) => {
      if ('error' in data) this.fail(data.error);
      else if (this.open.get(data.id)?.onresponse(data)) this.open.delete(data.id);
    });
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.fail(event.message);
    });
  }

  request(request: WithoutId, onerror: Handlers['onerror'], onresponse: Handlers['onresponse']): void {
    const id = ++this.lastId;
    this.open.set(id, { onresponse, onerror });
    this.worker.postMessage({ ...request, id });
  }

  /** Ends the worker; open requests get no response. */
  end(): void {
    this.worker.terminate();
    this.open.clear();
  }

  private fail(message: string | undefined): void {
    const open = [...this.open.values()];
    this.end();
    for (const { onerror } of open) onerror(new Error(message));
  }
}
