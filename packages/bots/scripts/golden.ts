/** `npm run golden`: writes missing hashes of golden games and trainings. It never changes existing ones. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf, golden, KINDS, keptHashes } from '../test/support/golden.ts';

for (const kind of KINDS) {
  const kept = keptHashes(kind);
  const missing = Object.entries(golden(kind)).filter(([name]) => kept[name] === undefined);
  for (const [name, hash] of missing) kept[name] = await hash();
  if (missing.length === 0) continue;
  mkdirSync(path.dirname(fileOf(kind)), { recursive: true });
  writeFileSync(fileOf(kind), `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`wrote ${missing.length} hashes of golden ${kind}`);
}
