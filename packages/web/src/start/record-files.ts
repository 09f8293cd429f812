/** Records as files on the player's disk. */

/** Offers the record of a game as a file to be saved. */
export function downloadRecord({ id, record }: { readonly id: string; readonly record: string }): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `windrose-${id}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}

/** More than any record has; a film that was dropped by mistake is not read. */
const LARGEST = 4_000_000;

/** The text of a file; null if it is far too large to be a record. */
export async function readFile(file: File): Promise<string | null> {
  return file.size > LARGEST ? null : file.text();
}
