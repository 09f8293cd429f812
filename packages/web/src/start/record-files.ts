/** Saves game records as files and reads them from files. */

/** Larger files are not read, because no record is that long. */
const MAX_SIZE = 4_000_000;

/** Offers the record of a game as a download. */
export function downloadRecord({ id, record }: { readonly id: string; readonly record: string }): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `windrose-${id}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Returns the text of a file, or null if the file is too large for a record. */
export async function readRecordFile(file: File): Promise<string | null> {
  return file.size > MAX_SIZE ? null : file.text();
}
