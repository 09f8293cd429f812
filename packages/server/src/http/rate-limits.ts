/** Limits the rate of requests by address, session, user and purpose. */
import { TooFast } from '../refusal.ts';
import type { Settings } from '../settings/definitions.ts';
import { type Rate, TokenBuckets } from '../sockets/token-bucket.ts';

const HOUR = 3_600;

/** The limits by name. They are counted by address, by session, by user or by a value in the body. */
const RATES = {
  requests: ({ rateRequests }: Settings) => perTime(rateRequests, 60),
  // Lower than the rate of a user, so that a faulty program leaves capacity to the browser of its user.
  requestsOfSession: ({ rateRequests }: Settings) => perTime(rateRequests / 2, 60),
  guests: ({ rateGuests }: Settings) => perTime(rateGuests, HOUR),
  signIns: ({ rateSignIns }: Settings) => perTime(rateSignIns, HOUR),
  // Higher than the rate of an address, so that one attacker cannot lock another user out.
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
    const buckets = Object.entries(RATES).map(([name, rateOf]) => {
      const rate = rateOf(settings);
      return [name, { rate, all: new TokenBuckets(rate, now) }];
    });
    this.buckets = Object.fromEntries(buckets);
  }

  /** Throws if the limit is exceeded; the refusal says in `detail` when the next request is possible. */
  take(name: LimitName, key: string): void {
    const { rate, all } = this.buckets[name];
    if (!all.take(key)) throw new TooFast(Math.ceil(1 / rate.perSecond));
  }
}
