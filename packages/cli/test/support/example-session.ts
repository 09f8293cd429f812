/** The example session of docs/protocol.md: its requests (lines with >) and its answers (lines with <). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const DOCUMENT = fileURLToPath(new URL('../../../../docs/protocol.md', import.meta.url));

const BLOCK = /```console\n([\s\S]*?)```/;

export function exampleSession(): { requests: string[]; answers: string[] } {
  const lines = (BLOCK.exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? '').split('\n');
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  return { requests: marked('> '), answers: marked('< ') };
}

/** The document with other answers behind its requests. */
export function documentWith(answers: readonly string[]): string {
  const { requests } = exampleSession();
  const session = requests.map((request, i) => `> ${request}\n< ${answers[i]}\n`).join('');
  return readFileSync(DOCUMENT, 'utf8').replace(BLOCK, () => `\`\`\`console\n${session}\`\`\``);
}
