/** Asks for a line of input: at a terminal with editing and completion, from a pipe line by line, until the input ends. */
import { createInterface, type Interface } from 'node:readline';
import type { Io, Output } from '../io.ts';

/** What Ctrl-C at the prompt means. */
export const INTERRUPT = 'quit';

export class Keyboard {
  private readonly lines: Interface;
  private readonly output: Output;
  /** Somebody sits there, rather than a pipe. */
  readonly isTerminal: boolean;
  private readonly waiting: string[] = [];
  private ended = false;
  private resolve: ((line: string | null) => void) | null = null;

  /** `complete` gives the words that may follow what has been typed. */
  constructor({ input, output }: Io, complete: () => readonly string[]) {
    this.output = output;
    this.isTerminal = input.isTTY === true && output.isTTY === true;
    this.lines = createInterface({
      input,
      ...(this.isTerminal ? { output } : {}),
      terminal: this.isTerminal,
      completer: (typed: string) => {
        const fitting = complete().filter((text) => text.startsWith(typed.toLowerCase()));
        return [fitting, typed];
      },
    });
    this.lines.on('line', (line) => this.receive(line));
    this.lines.on('SIGINT', () => {
      // What was typed so far is no answer to the next question.
      this.lines.write(null, { ctrl: true, name: 'e' });
      this.lines.write(null, { ctrl: true, name: 'u' });
      output.write('\n');
      this.receive(INTERRUPT);
    });
    this.lines.on('close', () => {
      this.ended = true;
      this.give(null);
    });
  }

  private receive(line: string): void {
    if (this.resolve === null) this.waiting.push(line);
    else this.give(line);
  }

  private give(line: string | null): void {
    const resolve = this.resolve;
    this.resolve = null;
    resolve?.(line);
  }

  /** The next line, or null when there is none any more. */
  async ask(prompt: string): Promise<string | null> {
    if (this.isTerminal && !this.ended) {
      this.lines.setPrompt(prompt);
      this.lines.prompt();
    } else this.output.write(prompt);
    const line = this.waiting.shift() ?? (await this.next());
    // A transcript of piped input reads like the screen if the answer stands behind the prompt.
    if (!this.isTerminal || line === null) this.output.write(`${line ?? ''}\n`);
    return line;
  }

  private async next(): Promise<string | null> {
    if (this.ended) return null;
    return await new Promise<string | null>((resolve) => {
      this.resolve = resolve;
    });
  }

  close(): void {
    this.lines.close();
  }
}
