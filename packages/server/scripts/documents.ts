/**
 * Writes the tables in docs/hosting.md and docs/api.md that are generated from code: settings, routes and socket
 * messages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { ClientMessage, REFUSALS, ServerMessage } from '@windrose/protocol';
import type { GenericSchema } from 'valibot';
import { WHO } from '../src/http/route.ts';
import { ROUTES } from '../src/http/routes.ts';
import { Refusal } from '../src/refusal.ts';
import { SETTINGS } from '../src/settings/definitions.ts';

const docs = path.join(import.meta.dirname, '../../../docs');

/** A description of each socket message. */
const MESSAGES: Readonly<Record<string, string>> = {
  play: 'plays moves of one’s seat, of which the first follows the `ply` moves that the sender knows',
  undo: 'takes back one’s last turn, where the table allows it without asking',
  ask: 'asks the others to agree: to take moves back, to stop, or to get a seat back',
  answer: 'agrees or not to what was asked',
  resign: 'leaves the seat to a bot',
  chat: 'says something to everybody at the table',
  watch: 'follows a table from the entry after `after` on; asked again, it tells what was missed',
  unwatch: 'follows it no longer',
  ping: 'asks whether somebody is there',
  welcome:
    'the first message: whom the server takes one for; after the site was restored from a back-up `epoch` is another one, and all that a client knows of tables is to be thrown away',
  table: 'a table as it stands, after `watch`',
  entries: 'entries of the journal in order, without a gap after what was sent before, and the clocks then',
  done: 'the act with this id was done; its last entry has the number `n`',
  refused: 'the message with this id was refused, and why',
  present:
    'who of those at the table is connected, how many watch, and when a bot gets the seat of somebody who is asked and not there',
  mine: 'a table of one’s own that one does not follow has changed',
  pong: 'the answer to `ping`',
  bye: 'the server goes: connect again after so many milliseconds',
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
function said(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum !== undefined)
    return shape.enum.length > 8 ? 'a code' : shape.enum.map((each) => JSON.stringify(each)).join(' or ');
  const either = shape.anyOf ?? shape.oneOf;
  if (either !== undefined) return [...new Set(either.map(said))].join(' or ');
  if (shape.type === 'array') return `list of ${said(shape.items ?? {})}`;
  if (shape.type === 'object') return 'object';
  return shape.type ?? 'any';
}

function messageRows(schema: { readonly options: readonly GenericSchema[] }): string[] {
  return schema.options.map((option) => {
    const { properties = {}, required = [] } = toJsonSchema(option, { errorMode: 'ignore' }) as Shape;
    const { type, ...rest } = properties;
    const name = String(type.const);
    const fields = Object.entries(rest).map(
      ([key, shape]) => `\`${key}\`${required.includes(key) ? '' : '?'} ${said(shape)}`,
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
    ...ROUTES.map(({ method, path: route, who, summary }) => `| \`${method} ${route}\` | ${who} | ${summary} |`),
  ],
  who: () => ['| | |', '|---|---|', ...Object.entries(WHO).map(([name, sentence]) => `| ${name} | ${sentence} |`)],
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
