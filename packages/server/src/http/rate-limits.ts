/** How much of what may be asked in how much time. */
import { TooFast } from '../refusal.ts';
import type { Settings } from '../settings/definitions.ts';
import { type Rate, TokenBuckets } from '../sockets/token-bucket.ts';

const HOUR = 3_600;

/** By name; what is counted is an address, a session, a person or what they name. */
const RATES = {
  requests: ({ rateRequests }: Settings) => perTime(rateRequests, 60),
  // Fewer than by a person: a program that runs wild leaves something to its person's browser.
  requestsOfSession: ({ rateRequests }: Settings) => perTime(rateRequests / 2, 60),
  guests: ({ rateGuests }: Settings) => perTime(rateGuests, HOUR),
  signIns: ({ rateSignIns }: Settings) => perTime(rateSignIns, HOUR),
  // More than from one address: nobody shall be locked out by a single other.
  handles: ({ rateSignIns }: Settings) => perTime(10 * rateSignIns, HOUR),
  mails: ({ rateMails }: Settings) => perTime(rateMails, HOUR),
  tables: ({ rateTables }: Settings) => perTime(rateTables, HOUR),
  invitations: ({ rateInvitations }: Settings) => perTime(rateInvitations, HOUR),
  tests: () => perTime(20, HOUR),
} as const satisfies Record<string, (settings: Settings) => Rate>;

export type LimitName = keyof typeof RATES;

function perTime(count: number, seconds: number): Rate {
  return { burst: count, perSecond: count / seconds };
}

export class RateLimits {
  private readonly buckets: Readonly<Record<LimitName, { rate: Rate; all: TokenBuckets }>>;

  constructor(settings: Settings, now: () => number) {
    const made = Object.entries(RATES).map(([name, rateOf]) => {
      const rate = rateOf(settings);
      return [name, { rate, all: new TokenBuckets(rate, now) }];
    });
    this.buckets = Object.fromEntries(made);
  }

  /** Throws if there was too much of it; the refusal says in `detail` after how many seconds there may be more. */
  take(name: LimitName, key: string): void {
    const { rate, all } = this.buckets[name];
    if (!all.take(key)) throw new TooFast(Math.ceil(1 / rate.perSecond));
  }
}
