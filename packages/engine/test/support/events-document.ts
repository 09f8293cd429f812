/** Writes docs/events.md from the declarations of the events. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/** Files whose types are explained below the events, if an event or another type names them. */
const TYPES = ['game/pieces.ts', 'game/victory.ts', 'game/state.ts', 'edition/number-types.ts', 'edition/data.ts'];

const HEAD = `# Events

<!-- Written by \`npm run events\` from the types of the events. -->

Playing a move returns what happened, as a list of events in order. Every event has a stamp:

| field | meaning |
| --- | --- |
| \`event\` | the kind of event |
| \`seq\` | its number from the start of the game, from 0 |
| \`round\` | the round, from 1 |
| \`phase\` | \`build\`, \`growth\`, \`salary\`, \`action\`, \`discard\` or \`set-up\` |
| \`actor\` | the seat whose decision caused it; \`null\` before the first decision |

These fields have the same meaning in every event that has them:

| field | meaning |
| --- | --- |
| \`seat\` | the seat that the event is about: whose disc, card, token, status, phase or turn it is. \`null\` if it concerns the whole game, or a neutral colour |
| \`colour\` | the colour that the event is about, where it can be another than that of the seat: whose disc it is, or on whose behalf it happens. The seats have the colours of their own numbers; from there on the colours belong to the mode. \`seat\` is the owner of the colour; where a player receives a neutral disc, it is that player |
| \`pieces\` | what moves, as a list; no move is in two events. A move has \`piece\`, the \`colour\` of discs (with \`count\`, if there are several) or the \`id\` of a token, card or tile, and the places \`from\` and \`to\`; \`null\` is outside the game |

The discs in \`pieces\` have the \`colour\` of the event. An event without \`colour\` moves discs of the seat’s own colour, which has the number of the seat. Only \`disc-displaced\` also moves a disc of another colour: that of the attacker.

\`actor\` and \`seat\` differ where a move affects other players, and where a player decides for the Opposition or for a neutral colour.

From the first decision on, the moves of \`pieces\` lead exactly from one position to the next. What is laid out before the game has none.

## Places

A place is a path into the position, as [position.md](position.md) describes it, or one of the names that a position does not need.
Numbers in brackets count from 0.

| place | what is there |
| --- | --- |
| \`seats[0].supply\`, \`seats[0].harbor\` | discs |
| \`seats[0].buildings.market\` | a building, by its id, and the disc on it; copies of a building are alike |
| \`seats[0].markers.culture\` | discs in front of a status track |
| \`seats[0].tokens\` | tokens |
| \`seats[0].cards\`, \`seats[0].freeSlot\` | cards held, and the Governor in the free slot |
| \`seats[0].aside\`, \`seats[1].kept\` | Slavery cards set aside; Governors kept for their glory |
| \`neutrals[0]\` | the supply of a neutral colour: the first one is that after the seats |
| \`tracks.africa.spaces[2]\`, \`tracks.africa.beside\` | a disc or a token on a track; discs beside it or in the Open Sea |
| \`cities.lisbon\`, \`links.lisbon+seville\` | a disc or a token in a city or fleet; the token of a link |
| \`tiles.market\` | tiles in the supply |
| \`decks.africa\`, \`governors.africa\` | cards in their stack; a Governor that is not won yet |
| \`pile\`, \`removed\` | cards on the discard pile; cards that have left the game |
| \`pending\` | blue tokens that the Opposition has gained and is about to spend |
| \`numbers.neutralHarbor[0]\` | discs that a mode or an exploit counts |
`;

interface Row {
  readonly event: string;
  readonly fields: string;
  readonly meaning: string;
}

interface Group {
  readonly title: string;
  readonly rows: Row[];
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(SOURCES + file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The sentences of the comment before a declaration. */
function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ') ?? '';
}

/** Source text on one line, without comments. */
function plain(node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true });
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\| /g, '');
}

/** \`text\` as code in a cell of a table. */
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function fieldsOf(member: ts.PropertySignature): string {
  if (member.type === undefined || !ts.isTypeLiteralNode(member.type)) {
    throw new Error(`${member.getText()} does not list its fields.`);
  }
  return member.type.members
    .filter(ts.isPropertySignature)
    .map((field) => {
      const optional = field.questionToken === undefined ? '' : '?';
      const comment = commentOf(field);
      const text = code(`${field.name.getText()}${optional}: ${plain(field.type!).replace('readonly ', '')}`);
      return comment === '' ? text : `${text} (${comment.replace(/\.$/, '')})`;
    })
    .join('<br>');
}

/** The title in a comment line before a member, such as \`// Cards.\`. */
function titleBefore(member: ts.Node): string | null {
  const text = member.getSourceFile().text.slice(member.pos, member.getStart());
  return /^\s*\/\/ (.+)\.$/m.exec(text)?.[1] ?? null;
}

function interfacesIn(node: ts.Node): ts.InterfaceDeclaration[] {
  const found: ts.InterfaceDeclaration[] = [];
  const visit = (each: ts.Node) => {
    if (ts.isInterfaceDeclaration(each) && each.name.text === 'EventBodies') found.push(each);
    else ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The events of a file in groups; those of a mode or an exploit form one group, titled like the file. */
function groupsOf(source: ts.SourceFile): Group[] {
  const groups: Group[] = [];
  const ofFile = /^\/\*\* Events of (?:the )?(.*?)[,.]/.exec(source.text)?.[1];
  for (const member of interfacesIn(source).flatMap(({ members }) => [...members])) {
    if (!ts.isPropertySignature(member)) continue;
    const title = titleBefore(member) ?? (groups.length === 0 ? ofFile : undefined);
    if (title !== undefined) groups.push({ title: title[0].toUpperCase() + title.slice(1), rows: [] });
    const event = member.name.getText().replaceAll("'", '');
    groups[groups.length - 1].rows.push({ event, fields: fieldsOf(member), meaning: commentOf(member) });
  }
  return groups;
}

function tableOf({ title, rows }: Group): string {
  const lines = rows.map(({ event, fields, meaning }) => `| ${code(event)} | ${meaning} | ${fields} |`);
  return `## ${title}\n\n| event | when | fields |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
}

/** The values of a type: `(typeof ACTIONS)[number]` is written as the elements of that list. */
function valuesOf(node: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): string {
  if (ts.isInterfaceDeclaration(node)) return plain(node).replace(/^(export )?interface \w+ /, '');
  const text = plain(node.type);
  if (text.startsWith('Kind<')) return 'number';
  const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(text) ?? [];
  if (list === undefined) return text;
  const [, elements = ''] =
    new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(node.getSourceFile().text) ?? [];
  return elements.replaceAll(/,\s*/g, ' | ').trim();
}

/** Types that events name, including those named by these types. */
function typesOf(sources: readonly ts.SourceFile[], text: string): string {
  const declared = sources.flatMap((source) =>
    source.statements.filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)),
  );
  const listed = new Map<string, string>();
  const names = (within: string) => declared.filter(({ name }) => new RegExp(`\\b${name.text}\\b`).test(within));
  const add = (node: (typeof declared)[number]) => {
    const name = node.name.text;
    if (listed.has(name) || name === 'EventBodies') return;
    const shape = valuesOf(node).replaceAll('readonly ', '');
    listed.set(name, `| ${code(name)} | ${code(shape)} | ${commentOf(node)} |`);
    for (const other of names(shape)) add(other);
  };
  for (const node of names(text)) add(node);
  const rows = [...listed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return `## Types\n\n| type | values | meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

export function eventsDocument(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && readFileSync(SOURCES + file, 'utf8').includes('interface EventBodies'))
    .map((file) => file.split(path.sep).join('/'))
    .sort((a, b) => Number(b.startsWith('game/')) - Number(a.startsWith('game/')) || (a < b ? -1 : 1));
  const sources = files.map(parse);
  const tables = sources.flatMap(groupsOf).map(tableOf).join('\n');
  return `${HEAD}\n${tables}\n${typesOf([...sources, ...TYPES.map(parse)], tables)}`;
}
