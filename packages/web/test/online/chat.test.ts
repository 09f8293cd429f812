/** What is read at a table besides the moves. */
import type { Entry, Holder, NewEntry } from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import { chatLines, cleanMessage, countUnread, splitLinks } from '../../src/online/chat.ts';

const ana: Holder = { person: { id: 'anaana', name: 'Ana' } };
const bao: Holder = { person: { id: 'baobao', name: 'Bao' } };

function journal(...happenings: NewEntry[]): Entry[] {
  return happenings.map((happening, i) => ({ ...happening, n: i + 1, at: i }) as Entry);
}

function deeds(...happenings: NewEntry[]): string[] {
  return chatLines(journal(...happenings)).map((line) =>
    'event' in line ? `${line.event} ${line.name}`.trim() : line.text,
  );
}

const seated: NewEntry[] = [
  { kind: 'seat', seat: 0, holder: ana, why: 'join' },
  { kind: 'seat', seat: 1, holder: bao, why: 'join' },
];

describe('the lines of a table', () => {
  it('name who came, and whose seat a bot took, and why', () => {
    expect(
      deeds(
        ...seated,
        { kind: 'seat', seat: 2, holder: { bot: 0 }, why: 'bot' },
        { kind: 'seat', seat: 2, holder: { free: true }, why: 'bot' },
        { kind: 'start' },
        { kind: 'seat', seat: 1, holder: { bot: 2 }, why: 'time' },
        { kind: 'seat', seat: 1, holder: bao, why: 'return' },
        { kind: 'seat', seat: 0, holder: { bot: 2 }, why: 'resign' },
      ),
    ).toEqual([
      'seat.join Ana',
      'seat.join Bao',
      'seat.bot',
      'seat.free',
      'start',
      'seat.time Bao',
      'seat.return Bao',
      'seat.resign Ana',
    ]);
  });

  it('tell who asked, who answered, and who took a question back', () => {
    expect(
      deeds(
        ...seated,
        { kind: 'ask', by: 'anaana', question: { what: 'stop' } },
        { kind: 'answer', by: 'baobao', yes: false },
        { kind: 'ask', by: 'anaana', question: { what: 'undo', to: 3 } },
        { kind: 'answer', by: 'anaana', yes: false },
        { kind: 'ask', by: 'baobao', question: { what: 'stop' } },
        { kind: 'answer', by: 'anaana', yes: true },
        { kind: 'end', how: 'stopped' },
      ).slice(2),
    ).toEqual([
      'ask.stop Ana',
      'answer.no Bao',
      'ask.undo Ana',
      'answer.withdrawn Ana',
      'ask.stop Bao',
      'answer.yes Ana',
      'end.stopped',
    ]);
  });

  it('lead to the table of another game with the same players', () => {
    const [line] = chatLines(journal({ kind: 'again', by: { id: 'anaana', name: 'Ana' }, table: 'nexttable' }));
    expect(line).toMatchObject({ event: 'again', name: 'Ana', table: 'nexttable' });
  });

  it('leave moves to the log of the game', () => {
    expect(deeds({ kind: 'move', seat: 0, move: 'build market' })).toEqual([]);
  });

  it('count as unread what others have said since', () => {
    const lines = chatLines(
      journal(
        ...seated,
        { kind: 'chat', by: { id: 'anaana', name: 'Ana' }, text: 'Hello' },
        { kind: 'chat', by: { id: 'baobao', name: 'Bao' }, text: 'Hi' },
        { kind: 'chat', by: { id: 'baobao', name: 'Bao' }, text: 'Ready' },
      ),
    );
    expect(countUnread(lines, 0, 'anaana')).toBe(2);
    expect(countUnread(lines, 4, 'anaana')).toBe(1);
    expect(countUnread(lines, 0, null)).toBe(3);
  });
});

describe('what is typed', () => {
  it('becomes one line that can be seen', () => {
    expect(cleanMessage('  one\n two\u202e three\u0000 ')).toBe('one two three');
  });

  it('leads to pages of this site and nowhere else', () => {
    const pieces = splitLinks(
      'see https://a.example/#/table/abc or https://b.example/#/table/abc',
      'https://a.example',
    );
    expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(['#/table/abc']);
    expect(pieces.map(({ text }) => text).join('')).toContain('https://b.example');
    expect(splitLinks('https://a.example.evil/#/table/abc', 'https://a.example')[0].href).toBeNull();
  });
});
