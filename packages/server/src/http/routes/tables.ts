/** Routes for tables: lists, creating and joining, commands, invitations, replays and notes. */
import {
  CommandResult,
  Count,
  Entry,
  Invitation,
  InvitationPreview,
  JoinBody,
  NewInvitation,
  NewTable,
  Notes,
  RematchRequest,
  Replay,
  ReplayCode,
  SeatBody,
  TableCommand,
  TableHead,
  TableLists,
  TableView,
} from '@windrose/protocol';
import * as v from 'valibot';
import { Refusal } from '../../refusal.ts';
import { type Route, route } from '../route.ts';

/** A number in a query. */
const CountText = v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'is not a number'), v.transform(Number), Count);

export const TABLE_ROUTES: readonly Route[] = [
  route({
    id: 'tables',
    method: 'GET',
    path: '/api/tables',
    who: 'public',
    summary: 'Tables: mine, those that wait for players, those to watch, those that are over',
    answer: TableLists,
    handle: ({ tables }, { by }) => tables.lists(by),
  }),
  route({
    id: 'makeTable',
    method: 'POST',
    path: '/api/tables',
    who: 'person',
    summary: 'Makes a table',
    limits: ['tables'],
    body: NewTable,
    answer: TableHead,
    handle: ({ tables }, { me, body }) => tables.create(me, body),
  }),
  route({
    id: 'table',
    method: 'GET',
    path: '/api/tables/:table',
    who: 'onlooker',
    summary: 'A table as it stands',
    answer: TableView,
    handle: ({ tables }, { by, params }) => tables.view(by, params.table),
  }),
  route({
    id: 'entries',
    method: 'GET',
    path: '/api/tables/:table/entries',
    who: 'onlooker',
    summary: 'Entries of the journal after a number, some at a time',
    query: v.object({ after: v.optional(CountText, '0') }),
    answer: v.array(Entry),
    handle: ({ tables }, { by, params, query }) => tables.entries(by, params.table, query.after),
  }),
  route({
    id: 'record',
    method: 'GET',
    path: '/api/tables/:table/record',
    who: 'onlooker',
    summary: 'The game as a record',
    answer: 'text',
    handle: ({ tables }, { by, params }) => tables.record(by, params.table),
  }),
  route({
    id: 'join',
    method: 'POST',
    path: '/api/tables/:table/join',
    who: 'visitor',
    summary: 'Takes a free seat of a table that one may see',
    body: JoinBody,
    answer: TableHead,
    handle: ({ tables }, { me, params, body }) => tables.join(me, params.table, body.seat),
  }),
  route({
    id: 'leave',
    method: 'POST',
    path: '/api/tables/:table/leave',
    who: 'host',
    summary:
      'Gives the seat up, before the game; an owner, with a seat or without, leaves the table to the next person, or puts it away if there is none',
    answer: TableHead,
    handle: ({ tables }, { me, params }) => tables.leave(me, params.table),
  }),
  route({
    id: 'start',
    method: 'POST',
    path: '/api/tables/:table/start',
    who: 'owner',
    summary: 'Starts the game, when all seats are held',
    answer: TableHead,
    handle: ({ tables }, { me, params }) => tables.start(me, params.table),
  }),
  route({
    id: 'again',
    method: 'POST',
    path: '/api/tables/:table/again',
    who: 'player',
    summary:
      'Sets up another game with the same players, after the game, at a table like this one where their seats are kept for them; if one of them has, takes the seat there',
    limits: ['tables'],
    body: RematchRequest,
    answer: TableHead,
    handle: ({ tables }, { me, params, body }) => tables.rematch(me, params.table, body),
  }),
  route({
    id: 'setSeat',
    method: 'PUT',
    path: '/api/tables/:table/seats/:seat',
    who: 'owner',
    summary: 'Puts a bot in a seat, or frees it, before the game',
    body: SeatBody,
    answer: TableHead,
    handle: ({ tables }, { me, params, body }) => tables.setBot(me, params.table, Number(params.seat), body.bot),
  }),
  route({
    id: 'invite',
    method: 'POST',
    path: '/api/tables/:table/invitations',
    who: 'host',
    summary: 'Makes an invitation that can be used once',
    limits: ['invitations'],
    body: NewInvitation,
    answer: Invitation,
    handle: ({ invitations }, { me, params, body }) => invitations.create(me, params.table, body),
  }),
  route({
    id: 'invitation',
    method: 'POST',
    path: '/api/invitations/look',
    who: 'public',
    summary: 'Who invites, and to what; the invitation is not used by that',
    body: Invitation,
    answer: InvitationPreview,
    handle: ({ invitations }, { by, body }) => invitations.preview(by, body.code),
  }),
  route({
    id: 'acceptInvitation',
    method: 'POST',
    path: '/api/invitations/accept',
    who: 'person',
    summary: 'Uses an invitation',
    limits: ['invitations'],
    body: Invitation,
    answer: TableHead,
    handle: ({ invitations }, { me, body }) => invitations.accept(me, body.code),
  }),
  route({
    id: 'shareReplay',
    method: 'PUT',
    path: '/api/tables/:table/replay',
    who: 'host',
    summary: 'The code by which anybody may look at how the game was played, after it: the same for all who share it',
    limits: ['invitations'],
    answer: ReplayCode,
    handle: ({ replays }, { me, params }) => replays.share(me, params.table),
  }),
  route({
    id: 'unshareReplay',
    method: 'DELETE',
    path: '/api/tables/:table/replay',
    who: 'host',
    summary: 'Takes that code back: it opens nothing any more',
    handle: ({ replays }, { me, params }) => replays.unshare(me, params.table),
  }),
  route({
    id: 'replay',
    method: 'GET',
    path: '/api/replays/:replay',
    who: 'public',
    summary:
      'A game that is over, with its record, by its code; one of a public table, or of a day, by the id of the table',
    answer: Replay,
    handle: ({ replays }, { params }) => replays.open(params.replay),
  }),
  route({
    id: 'act',
    method: 'POST',
    path: '/api/tables/:table/acts',
    who: 'visitor',
    summary: 'Plays, takes back, asks, answers or resigns, with a seat, or chats: an act as it is sent by socket',
    body: TableCommand,
    answer: CommandResult,
    handle: async ({ tables }, { me, params, body }) => {
      if (body.table !== params.table) throw new Refusal('malformed', { where: 'table', detail: 'is another table' });
      return tables.execute(me, body);
    },
  }),
  route({
    id: 'notes',
    method: 'GET',
    path: '/api/tables/:table/notes',
    who: 'visitor',
    summary: "One's own notes on a table that one may see; nobody else reads them",
    answer: Notes,
    handle: async ({ tables, storage }, { me, params }) => {
      await tables.view(me, params.table);
      const found = await storage.db
        .selectFrom('notes')
        .select('text')
        .where('table_id', '=', params.table)
        .where('person', '=', me)
        .executeTakeFirst();
      return { text: found?.text ?? '' };
    },
  }),
  route({
    id: 'writeNotes',
    method: 'PUT',
    path: '/api/tables/:table/notes',
    who: 'visitor',
    summary: "Writes one's own notes on a table",
    body: Notes,
    answer: Notes,
    handle: async ({ tables, storage }, { me, params, body: { text } }) => {
      await tables.view(me, params.table);
      const note = { table_id: params.table, person: me, text };
      await storage.db
        .insertInto('notes')
        .values(note)
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ text }))
        .execute();
      return { text };
    },
  }),
];
