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
    access: 'public',
    summary: 'Lists of tables: own, waiting, to watch, and finished',
    answer: TableLists,
    handle: ({ tableCommands }, { by }) => tableCommands.lists(by),
  }),
  route({
    id: 'makeTable',
    method: 'POST',
    path: '/api/tables',
    access: 'person',
    summary: 'Creates a table',
    limits: ['tables'],
    body: NewTable,
    answer: TableHead,
    handle: ({ tableCommands }, { me, body }) => tableCommands.create(me, body),
  }),
  route({
    id: 'table',
    method: 'GET',
    path: '/api/tables/:table',
    access: 'onlooker',
    summary: 'The current state of a table',
    answer: TableView,
    handle: ({ tableCommands }, { by, params }) => tableCommands.view(by, params.table),
  }),
  route({
    id: 'entries',
    method: 'GET',
    path: '/api/tables/:table/entries',
    access: 'onlooker',
    summary: 'A limited number of journal entries after a number',
    query: v.object({ after: v.optional(CountText, '0') }),
    answer: v.array(Entry),
    handle: ({ tableCommands }, { by, params, query }) => tableCommands.entries(by, params.table, query.after),
  }),
  route({
    id: 'record',
    method: 'GET',
    path: '/api/tables/:table/record',
    access: 'onlooker',
    summary: 'The game as a record',
    answer: 'text',
    handle: ({ tableCommands }, { by, params }) => tableCommands.record(by, params.table),
  }),
  route({
    id: 'join',
    method: 'POST',
    path: '/api/tables/:table/join',
    access: 'visitor',
    summary: 'Takes a free seat at a table that the user may view',
    body: JoinBody,
    answer: TableHead,
    handle: ({ tableCommands }, { me, params, body }) => tableCommands.join(me, params.table, body.seat),
  }),
  route({
    id: 'leave',
    method: 'POST',
    path: '/api/tables/:table/leave',
    access: 'host',
    summary:
      'Gives up the seat before the game. If the owner leaves, the table passes to the next player, or is deleted without one',
    answer: TableHead,
    handle: ({ tableCommands }, { me, params }) => tableCommands.leave(me, params.table),
  }),
  route({
    id: 'start',
    method: 'POST',
    path: '/api/tables/:table/start',
    access: 'owner',
    summary: 'Starts the game if all seats are taken',
    answer: TableHead,
    handle: ({ tableCommands }, { me, params }) => tableCommands.start(me, params.table),
  }),
  route({
    id: 'again',
    method: 'POST',
    path: '/api/tables/:table/again',
    access: 'player',
    summary:
      'Sets up a rematch after the game: a table like this one with reserved seats for its players. If a player has done so already, takes the seat there',
    limits: ['tables'],
    body: RematchRequest,
    answer: TableHead,
    handle: ({ tableCommands }, { me, params, body }) => tableCommands.rematch(me, params.table, body),
  }),
  route({
    id: 'setSeat',
    method: 'PUT',
    path: '/api/tables/:table/seats/:seat',
    access: 'owner',
    summary: 'Puts a bot in a seat, or frees it, before the game',
    body: SeatBody,
    answer: TableHead,
    handle: ({ tableCommands }, { me, params, body }) =>
      tableCommands.setBot(me, params.table, Number(params.seat), body.bot),
  }),
  route({
    id: 'invite',
    method: 'POST',
    path: '/api/tables/:table/invitations',
    access: 'host',
    summary: 'Creates an invitation that can be used once',
    limits: ['invitations'],
    body: NewInvitation,
    answer: Invitation,
    handle: ({ invitations }, { me, params, body }) => invitations.create(me, params.table, body),
  }),
  route({
    id: 'invitation',
    method: 'POST',
    path: '/api/invitations/look',
    access: 'public',
    summary: 'Shows the sender and the table of an invitation without using it',
    body: Invitation,
    answer: InvitationPreview,
    handle: ({ invitations }, { by, body }) => invitations.preview(by, body.code),
  }),
  route({
    id: 'acceptInvitation',
    method: 'POST',
    path: '/api/invitations/accept',
    access: 'person',
    summary: 'Accepts an invitation',
    limits: ['invitations'],
    body: Invitation,
    answer: TableHead,
    handle: ({ invitations }, { me, body }) => invitations.accept(me, body.code),
  }),
  route({
    id: 'shareReplay',
    method: 'PUT',
    path: '/api/tables/:table/replay',
    access: 'host',
    summary: 'The code of the public replay of a finished game, which is the same for all players',
    limits: ['invitations'],
    answer: ReplayCode,
    handle: ({ replays }, { me, params }) => replays.share(me, params.table),
  }),
  route({
    id: 'unshareReplay',
    method: 'DELETE',
    path: '/api/tables/:table/replay',
    access: 'host',
    summary: 'Revokes the code of the public replay',
    handle: ({ replays }, { me, params }) => replays.unshare(me, params.table),
  }),
  route({
    id: 'replay',
    method: 'GET',
    path: '/api/replays/:replay',
    access: 'public',
    summary: 'A finished game with its record, by its code; of a public or daily table by the id of the table',
    answer: Replay,
    handle: ({ replays }, { params }) => replays.open(params.replay),
  }),
  route({
    id: 'act',
    method: 'POST',
    path: '/api/tables/:table/acts',
    access: 'visitor',
    summary: 'Executes a command as on the socket: plays, undoes, asks, answers, resigns or chats',
    body: TableCommand,
    answer: CommandResult,
    handle: async ({ tableCommands }, { me, params, body }) => {
      if (body.table !== params.table) throw new Refusal('malformed', { where: 'table', detail: 'is another table' });
      return tableCommands.execute(me, body);
    },
  }),
  route({
    id: 'notes',
    method: 'GET',
    path: '/api/tables/:table/notes',
    access: 'visitor',
    summary: 'The private notes of the user on a table',
    answer: Notes,
    handle: async ({ tableCommands, storage }, { me, params }) => {
      await tableCommands.view(me, params.table);
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
    access: 'visitor',
    summary: 'Writes the private notes of the user on a table',
    body: Notes,
    answer: Notes,
    handle: async ({ tableCommands, storage }, { me, params, body: { text } }) => {
      await tableCommands.view(me, params.table);
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
