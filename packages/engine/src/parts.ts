/**
 * Parts of the engine that a page fetches when a game needs them: an edition, a mode, the exploits, what reads a stated set-up. Who imports the whole engine
 * has them all at hand. This file imports nothing at once, so that they can be fetched while the engine itself still comes.
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
      // The catalogue has their moves in games without exploits too.
      import('./edition/data/exploits.json', { with: { type: 'json' } }),
    ]);
    addExploits(exploits.default);
    addEdition(data.default);
  },
};

const soloplay = async () => (await import('./modes/soloplay.ts')).soloplayModes;
const MODES = {
  'classic-two': async () => (await import('./modes/classic-two.ts')).classicTwoModes,
  'soloplay-two': soloplay,
  'soloplay-three': soloplay,
  solitaire: async () => (await import('./modes/solitaire/modes.ts')).solitaireModes,
  'silent-fleet': async () => (await import('./modes/silent-fleet.ts')).silentFleetModes,
};

/** Compiled at once, while the rest is still on its way. */
async function fetchEdition(id: string): Promise<void> {
  if (EDITIONS[id] === undefined) return;
  const [{ edition }] = await Promise.all([shelves(), EDITIONS[id]()]);
  edition(id);
}

/** In the order of `MODES`, whatever comes first. */
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

/** What a game needs, by id. An id that does not exist is left to whoever reads the game, and tells. */
export interface Needs {
  readonly edition?: string;
  readonly mode?: string;
  readonly exploits?: boolean;
  /** Its record states the set-up, in place of a seed. */
  readonly stated?: boolean;
}

/** Brings all to hand that a game needs. */
export async function fetchParts({ edition = '', mode = '', exploits = false, stated = false }: Needs): Promise<void> {
  await Promise.all([
    fetchEdition(edition),
    fetchModes([mode]),
    exploits ? fetchExploits() : undefined,
    stated ? fetchStatedSetups() : undefined,
  ]);
}

/** Brings everything to hand, for those who choose among games or read one of unknown origin. */
export async function fetchAllParts(): Promise<void> {
  await Promise.all([
    ...Object.values(EDITIONS).map((fetchData) => fetchData()),
    fetchModes(Object.keys(MODES)),
    fetchExploits(),
    fetchStatedSetups(),
  ]);
}
