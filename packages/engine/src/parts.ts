/**
 * Loads parts of the engine on demand in a browser: editions, modes, the exploits, the reader of explicit set-ups. `index.ts` registers all of them.
 * This file has dynamic imports only, so that the parts download in parallel with the engine itself.
 */

const shelves = () => import('./shelves.ts');

const EDITIONS: Readonly<Record<string, () => Promise<void>>> = {
  classic: async () => {
    const [{ addEdition }, data] = await Promise.all([
      shelves(),
      import('./edition/data/classic.json', { with: { type: 'json' } }),
    ]);
    addEdition(data.default);
  },
  'age-of-sail': async () => {
    const [{ addEdition, addExploits }, data, exploits] = await Promise.all([
      shelves(),
      import('./edition/data/age-of-sail.json', { with: { type: 'json' } }),
      // The catalogue contains the moves of exploits even in games without exploits.
      import('./edition/data/exploits.json', { with: { type: 'json' } }),
    ]);
    addExploits(exploits.default);
    addEdition(data.default);
  },
};

const soloplay = async () => (await import('./modes/soloplay/soloplay.ts')).soloplayModes;
const MODES = {
  'classic-two': async () => (await import('./modes/classic-two/classic-two.ts')).classicTwoModes,
  'soloplay-two': soloplay,
  'soloplay-three': soloplay,
  solitaire: async () => (await import('./modes/solitaire/modes.ts')).solitaireModes,
  'silent-fleet': async () => (await import('./modes/silent-fleet/silent-fleet.ts')).silentFleetModes,
};

/** Loads an edition and compiles it immediately, while other parts are still downloading. */
async function fetchEdition(id: string): Promise<void> {
  if (EDITIONS[id] === undefined) return;
  const [{ edition }] = await Promise.all([shelves(), EDITIONS[id]()]);
  edition(id);
}

/** Loads modes and registers them in the order of `MODES`, independent of which download finishes first. */
async function fetchModes(ids: readonly string[]): Promise<void> {
  const wanted = Object.entries(MODES).filter(([id]) => ids.includes(id));
  if (wanted.length === 0) return;
  const [{ addModes }, ...found] = await Promise.all([shelves(), ...wanted.map(([, load]) => load())]);
  for (const modes of found) addModes(modes);
}

async function fetchExploits(): Promise<void> {
  const [{ addExploitCode }, { exploitCode }] = await Promise.all([shelves(), import('./exploits/index.ts')]);
  addExploitCode(exploitCode);
}

async function fetchStatedSetups(): Promise<void> {
  const [{ addStatedSetups }, { statedSetup }] = await Promise.all([shelves(), import('./record/stated-setup.ts')]);
  addStatedSetups(statedSetup);
}

/** The parts that a game needs, by id. Unknown ids are ignored here; reading the game reports them. */
export interface Needs {
  readonly edition?: string;
  readonly mode?: string;
  readonly exploits?: boolean;
  /** True if the record contains an explicit set-up instead of a seed. */
  readonly stated?: boolean;
}

/** Loads all parts that a game needs. */
export async function fetchParts({ edition = '', mode = '', exploits = false, stated = false }: Needs): Promise<void> {
  await Promise.all([
    fetchEdition(edition),
    fetchModes([mode]),
    exploits ? fetchExploits() : undefined,
    stated ? fetchStatedSetups() : undefined,
  ]);
}

/** Loads every part, for pages that list games or open a file whose needs are not yet known. */
export async function fetchAllParts(): Promise<void> {
  await Promise.all([
    ...Object.values(EDITIONS).map((fetchData) => fetchData()),
    fetchModes(Object.keys(MODES)),
    fetchExploits(),
    fetchStatedSetups(),
  ]);
}
