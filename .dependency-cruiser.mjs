// Defines which part of the code may import which, and forbids cycles. Type-only imports count too.

/** What the sources of a package may import besides themselves. Tests, benches and scripts may import anything. */
const packages = {
  engine: [],
  bots: ['engine'],
  protocol: [],
  narration: ['engine'],
  server: ['engine', 'bots', 'protocol', 'narration'],
  web: ['engine', 'bots', 'protocol', 'narration'],
  cli: ['engine', 'bots', 'narration'],
};

/** Inside the engine: what a folder of packages/engine/src may import besides itself. Each may build on those before it. */
const engineFolders = {
  edition: ['faults.ts'],
  game: ['faults.ts', 'edition'],
  rules: ['edition', 'game'],
  steps: ['edition', 'game', 'rules'],
  modes: ['faults.ts', 'random.ts', 'edition', 'game', 'rules', 'steps'],
  exploits: ['edition', 'game', 'rules', 'steps', 'modes'],
  api: ['edition', 'game', 'rules', 'steps', 'modes', 'exploits'],
  setup: ['faults.ts', 'random.ts', 'edition', 'game', 'rules', 'steps', 'modes', 'exploits', 'api'],
  record: ['faults.ts', 'edition', 'game', 'rules', 'steps', 'modes', 'exploits', 'api', 'setup'],
};

const anyOf = (names) => names.join('|');

export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'Every import resolves to a file or a package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'engine-is-alone',
      comment: 'The engine imports nothing: no package, nothing of Node, none of its own tests.',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { pathNot: '^packages/engine/src/' },
    },
    {
      name: 'bots-know-the-engine-alone',
      comment:
        'Bots run in Node, worker threads and web workers: they import the engine and themselves, nothing of Node.',
      severity: 'error',
      from: { path: '^packages/bots/(src|weights)/' },
      to: { pathNot: '^packages/(bots/(src|weights)|engine/src)/' },
    },
    {
      name: 'narration-knows-the-engine-alone',
      comment: 'Narration runs in Node and in browsers: it imports the engine and itself, nothing of Node.',
      severity: 'error',
      from: { path: '^packages/narration/src/' },
      to: { pathNot: '^packages/(narration|engine)/src/' },
    },
    {
      name: 'sources-stand-alone',
      comment: 'Sources never import tests, benches or scripts.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/(test|bench|scripts)/' },
    },
    ...Object.entries(packages).map(([name, others]) => ({
      name: `directions-of-${name}`,
      severity: 'error',
      from: { path: `^packages/${name}/src/` },
      to: { path: '^packages/', pathNot: `^packages/(${anyOf([name, ...others])})/` },
    })),
    ...Object.entries(engineFolders).map(([name, others]) => ({
      name: `engine-directions-of-${name}`,
      severity: 'error',
      from: { path: `^packages/engine/src/${name}/` },
      to: { path: '^packages/engine/src/', pathNot: `^packages/engine/src/(${anyOf([name, ...others])})(/|$)` },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|coverage)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
