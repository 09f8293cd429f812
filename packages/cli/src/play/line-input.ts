/** Reads lines of input: from a terminal with editing and completion, or from a pipe. */
import { createInterface, type Interface } from 'node:readline';
import type { Io, Output } from '../io.ts';

/** The line that Ctrl-C at the prompt stands for. */
export const INTERRUPT = 'quit';

export class LineInput {
  private readonly lines: Interface;
  private readonly output: Output;
  /** True if the input is typed at a terminal, false if it comes from a pipe. */
  readonly isTerminal: boolean;
  private readonly waiting: string[] = [];
  private ended = false;
  private resolve: ((line: string | null) => void) | null = null;

  /** `complete` returns the lines that the Tab key can complete. */
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
      // Discards what was typed so far, which would otherwise begin the next answer.
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

  /** Shows a prompt and returns the next line; null at the end of the input. */
  async ask(prompt: string): Promise<string | null> {
    if (this.isTerminal && !this.ended) {
      this.lines.setPrompt(prompt);
      this.lines.prompt();
    } else this.output.write(prompt);
    const line = this.waiting.shift() ?? (await this.next());
    // Piped input is printed behind the prompt, so that the transcript reads like a screen.
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
