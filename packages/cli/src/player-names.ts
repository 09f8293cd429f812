/** Names of players: which are allowed, and how names from files are made safe to print. */

/** Longest name that a player may take. */
export const MAX_NAME = 20;

/** Control characters, which could control the terminal, and the like. */
const UNPRINTABLE = /\p{C}/gu;

/** Returns true if a player may be called this. */
export function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_NAME && text.search(UNPRINTABLE) < 0;
}

/** Returns a text from a file without the characters that cannot be printed. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '').trim();
}
