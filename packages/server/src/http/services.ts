/** Creates the services behind the routes: users, notifications, statistics and the daily set-up. */
import type { Logger } from 'pino';
import { makeMailer } from '../notify/mail.ts';
import { makeStillTurnCheck, Notifier } from '../notify/notifier.ts';
import { type OutgoingRequestOptions, OutgoingRequests } from '../notify/outgoing-requests.ts';
import { pushKeys } from '../notify/push.ts';
import { Credentials } from '../people/credentials.ts';
import { handOverTables } from '../people/guest-tables.ts';
import type { ScryptCost } from '../people/passphrase.ts';
import { People, type PeopleHooks } from '../people/people.ts';
import type { Settings } from '../settings/definitions.ts';
import { pushSubject } from '../settings/settings.ts';
import { Daily } from '../site/daily.ts';
import { Statistics } from '../site/statistics.ts';
import type { Storage } from '../storage/storage.ts';
import type { Invitations } from '../tables/invitations.ts';
import { Replays } from '../tables/replays.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { TableService } from '../tables/table-service.ts';
import type { HttpParts } from './app.ts';
import { Authenticator } from './authenticator.ts';
import type { Metrics } from './metrics.ts';

interface ServiceOptions {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly tableService: TableService;
  readonly tableCommands: TableCommands;
  readonly invitations: Invitations;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly client: string;
  readonly signedOut: PeopleHooks['signedOut'];
  readonly isStopping?: () => boolean;
  /** For tests: allows requests to this machine, and makes pass-phrases cheap to hash. */
  readonly outside?: OutgoingRequestOptions;
  readonly cost?: ScryptCost;
}

export async function makeServices(parts: ServiceOptions): Promise<HttpParts> {
  const { settings, storage, tableService, tableCommands, now, metrics, log, signedOut, outside, cost } = parts;
  const hooks: PeopleHooks = {
    handOverTables: (guest, person) => handOverTables(tableService, guest, person),
    giveUpTables: async (person) => {
      await tableCommands.giveUpSeats(person);
      await tableCommands.passOnTables(person);
    },
    pausesChanged: (person, before) => tableCommands.recalculateClocks(person, before),
    signedOut,
  };
  const people = new People({ storage, now, hooks });
  const mailer = makeMailer(settings);
  const { siteName, publicUrl, discord, webhooks } = settings;
  const subject = pushSubject(settings);
  const push = subject === null ? null : { subject, keys: await pushKeys(storage) };
  const notifier = new Notifier({
    storage,
    requests: new OutgoingRequests(outside),
    mailer,
    push,
    discord,
    webhooks,
    now,
    siteName,
    publicUrl,
    isStillTurn: makeStillTurnCheck(tableService),
    count: (kind, outcome) => metrics.notifications.inc({ kind, outcome }),
    onError: (error) => log.error({ err: error }, 'a notification failed'),
  });
  return {
    ...parts,
    replays: new Replays(tableService),
    people,
    credentials: new Credentials({ storage, now, people, mailer, siteName, ...(cost === undefined ? {} : { cost }) }),
    notifier,
    daily: new Daily(storage, tableCommands, now),
    statistics: new Statistics(storage, now),
    authenticator: new Authenticator(settings, people.sessions),
    pushKey: push?.keys.publicKey ?? null,
  };
}
