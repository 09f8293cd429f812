/** Records as files on the player's disk. */

/** Offers a text as a file to be saved. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** More than any record has; a film that was dropped by mistake is not read. */
const LARGEST = 4_000_000;

/** The text of a file; null if it is far too large to be a record. */
export async function readFile(file: File): Promise<string | null> {
  return file.size > LARGEST ? null : file.text();
}
