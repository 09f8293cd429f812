/** The lines of the chat, and messages. */
import type { Entry, Holder, NewEntry } from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import { chatLines, cleanMessage, countUnread, splitLinks } from '../../src/online/chat.ts';

const ana: Holder = { person: { id: 'anaana', name: 'Ana' } };
const bao: Holder = { person: { id: 'baobao', name: 'Bao' } };

function journal(...entries: NewEntry[]): Entry[] {
  return entries.map((entry, i) => ({ ...entry, n: i + 1, at: i }) as Entry);
}

function lines(...entries: NewEntry[]): string[] {
  return chatLines(journal(...entries)).map((line) =>
    'event' in line ? `${line.event} ${line.name}`.trim() : line.text,
  );
}

const seated: NewEntry[] = [
  { kind: 'seat', seat: 0, holder: ana, why: 'join' },
  { kind: 'seat', seat: 1, holder: bao, why: 'join' },
];

describe('the lines of a chat', () => {
  it('name the players who sit down, and those whom bots replace', () => {
    expect(
      lines(
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

  it('name the players who ask, answer and withdraw', () => {
    expect(
      lines(
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

  it('link to the table of a rematch', () => {
    const [line] = chatLines(journal({ kind: 'again', by: { id: 'anaana', name: 'Ana' }, table: 'nexttable' }));
    expect(line).toMatchObject({ event: 'again', name: 'Ana', table: 'nexttable' });
  });

  it('contain no moves', () => {
    expect(lines({ kind: 'move', seat: 0, move: 'build market' })).toEqual([]);
  });

  it('count unread messages of others', () => {
    const found = chatLines(
      journal(
        ...seated,
        { kind: 'chat', by: { id: 'anaana', name: 'Ana' }, text: 'Hello' },
        { kind: 'chat', by: { id: 'baobao', name: 'Bao' }, text: 'Hi' },
        { kind: 'chat', by: { id: 'baobao', name: 'Bao' }, text: 'Ready' },
      ),
    );
    expect(countUnread(found, 0, 'anaana')).toBe(2);
    expect(countUnread(found, 4, 'anaana')).toBe(1);
    expect(countUnread(found, 0, null)).toBe(3);
  });
});

describe('a message', () => {
  it('becomes one line without invisible characters', () => {
    expect(cleanMessage('  one\n two\u202e three\u0000 ')).toBe('one two three');
  });

  it('links to pages of this site only', () => {
    const pieces = splitLinks(
      'see https://a.example/#/table/abc or https://b.example/#/table/abc',
      'https://a.example',
    );
    expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(['#/table/abc']);
    expect(pieces.map(({ text }) => text).join('')).toContain('https://b.example');
    expect(splitLinks('https://a.example.evil/#/table/abc', 'https://a.example')[0].href).toBeNull();
  });
});
