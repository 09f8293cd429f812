/**
 * Writes the tables in docs/hosting.md and docs/api.md that are generated from code: settings, routes and socket
 * messages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { ClientMessage, REFUSALS, ServerMessage } from '@windrose/protocol';
import type { GenericSchema } from 'valibot';
import { ACCESS } from '../src/http/route.ts';
import { ROUTES } from '../src/http/routes.ts';
import { Refusal } from '../src/refusal.ts';
import { SETTINGS } from '../src/settings/definitions.ts';

const docs = path.join(import.meta.dirname, '../../../docs');

/** A description of each socket message. */
const MESSAGES: Readonly<Record<string, string>> = {
  play: 'plays moves of one’s seat; the first follows the `ply` moves that the sender knows',
  undo: 'undoes one’s last turn if the table allows it without consent',
  ask: 'asks the others to agree to an undo, to the end of the game, or to the return of a seat',
  answer: 'agrees to the question, or not',
  resign: 'leaves the seat to a bot',
  chat: 'sends a chat message to the table',
  watch: 'follows a table after the entry `after`; repeated, it sends missed entries again',
  unwatch: 'stops following a table',
  ping: 'asks for a `pong`',
  welcome:
    'the first message, with the user of the connection; `epoch` changes when the site is restored from a backup, and the client must then drop all that it knows of tables',
  table: 'the current state of a table, after `watch`',
  entries: 'journal entries in order, without a gap after earlier ones, and the clocks after them',
  done: 'the command with this id was executed; its last entry has the number `n`',
  refused: 'the message with this id was refused, with the reason',
  present:
    'the players who are online, the number of spectators, and when a bot replaces the absent player whose turn it is',
  mine: 'a table of the user that the client does not follow has changed',
  pong: 'the answer to `ping`',
  bye: 'the server disconnects: reconnect after this many milliseconds',
};

interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** Returns a schema as a short text. */
function describeSchema(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum !== undefined)
    return shape.enum.length > 8 ? 'a code' : shape.enum.map((each) => JSON.stringify(each)).join(' or ');
  const alternatives = shape.anyOf ?? shape.oneOf;
  if (alternatives !== undefined) return [...new Set(alternatives.map(describeSchema))].join(' or ');
  if (shape.type === 'array') return `list of ${describeSchema(shape.items ?? {})}`;
  if (shape.type === 'object') return 'object';
  return shape.type ?? 'any';
}

function messageRows(schema: { readonly options: readonly GenericSchema[] }): string[] {
  return schema.options.map((option) => {
    const { properties = {}, required = [] } = toJsonSchema(option, { errorMode: 'ignore' }) as Shape;
    const { type, ...rest } = properties;
    const name = String(type.const);
    const fields = Object.entries(rest).map(
      ([key, shape]) => `\`${key}\`${required.includes(key) ? '' : '?'} ${describeSchema(shape)}`,
    );
    return `| \`${name}\` | ${MESSAGES[name]} | ${fields.join('; ')} |`;
  });
}

/** Generators of the text between `<!-- name -->` and `<!-- /name -->`. */
const PARTS: Readonly<Record<string, () => string[]>> = {
  settings: () => [
    '| setting | must be | without it | |',
    '|---|---|---|---|',
    ...Object.values(SETTINGS).map(({ name, kind, defaultValue, sentence }) => {
      const value =
        defaultValue === null
          ? '–'
          : `\`${defaultValue === true ? 'yes' : defaultValue === false ? 'no' : defaultValue}\``;
      return `| \`${name}\` | ${kind.description.replaceAll('|', '\\|')} | ${value} | ${sentence} |`;
    }),
  ],
  routes: () => [
    '| request | for | |',
    '|---|---|---|',
    ...ROUTES.map(({ method, path: route, access, summary }) => `| \`${method} ${route}\` | ${access} | ${summary} |`),
  ],
  who: () => ['| | |', '|---|---|', ...Object.entries(ACCESS).map(([name, sentence]) => `| ${name} | ${sentence} |`)],
  refusals: () => {
    const byStatus = new Map<number, string[]>();
    for (const code of REFUSALS) {
      const { status } = new Refusal(code);
      byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\``]);
    }
    const rows = [...byStatus].sort(([a], [b]) => a - b).map(([status, codes]) => `| ${status} | ${codes.join(' ')} |`);
    return ['| status | codes |', '|---|---|', ...rows];
  },
  client: () => ['| type | | fields |', '|---|---|---|', ...messageRows(ClientMessage)],
  server: () => ['| type | | fields |', '|---|---|---|', ...messageRows(ServerMessage)],
};

/** Returns the current text of a document. */
export function documentWithTables(name: string): { present: string; wanted: string } {
  const present = readFileSync(path.join(docs, name), 'utf8');
  const wanted = present.replace(
    /(<!-- (\w+) -->\n)[\s\S]*?(<!-- \/\2 -->)/g,
    (_, begin: string, part: string, end: string) => {
      return `${begin}${PARTS[part]().join('\n')}\n${end}`;
    },
  );
  return { present, wanted };
}

export const DOCUMENTS = ['hosting.md', 'api.md'];

if (process.argv[1] === import.meta.filename) {
  for (const name of DOCUMENTS) writeFileSync(path.join(docs, name), documentWithTables(name).wanted);
}
