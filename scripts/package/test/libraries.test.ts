/** The libraries as others get them: their tarballs, installed in an empty folder, with the examples of their READMEs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { build } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIBRARIES, root } from '../library.ts';
import { pack, packLibraries } from '../pack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-libraries-'));
const project = path.join(folder, 'project');
let tarballs: string[] = [];

/** What a program can import besides the examples: types that modes and exploits add, and the parts of a package. */
const PARTS = `import type { EventOf } from '@windrose/engine';
import manifest from '@windrose/engine/package.json' with { type: 'json' };
import { createNarrator } from '@windrose/narration/create-narrator';
import { texts } from '@windrose/narration/fr';

export const ability = ({ ability }: EventOf<'exploit-used'>): string => ability;
console.log(manifest.name, createNarrator(texts).site !== undefined);
`;

/** The first block of a language in the README of a package. */
function block(name: string, language: string): string | undefined {
  const readme = readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8');
  return readme.match(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's'))?.[1];
}

/** Runs a module of the project and returns its output. */
function run(file: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: project, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** Installs packages without the registry: Valibot from the folder of this repository. */
beforeAll(async () => {
  mkdirSync(project);
  tarballs = await packLibraries(folder);
  const files = [...tarballs, pack(path.join(root, 'node_modules/valibot'), folder)];
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', ...files], {
    cwd: project,
    shell: process.platform === 'win32',
  });
  for (const name of LIBRARIES) writeFileSync(path.join(project, `${name}.ts`), block(name, 'ts')!);
  writeFileSync(path.join(project, 'parts.ts'), PARTS);
}, 180_000);

describe.each(LIBRARIES)('%s', (name) => {
  const tarball = () => Uint8Array.from(readFileSync(tarballs[LIBRARIES.indexOf(name)]));

  it('has a manifest without a fault that publint finds', async () => {
    const { messages } = await publint({ pack: { tarball: tarball().buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that every ES module finds', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball()));
    expect(analysis.types).toMatchObject({ kind: 'included' });
    if (analysis.types === false) return;
    for (const resolutionKind of ['node16-esm', 'bundler'] as const) {
      expect(filterProblems(analysis as never, { resolutionKind })).toEqual([]);
    }
  });
});

describe('a project', () => {
  const options = { module: { nodenext: 'nodenext', bundler: 'esnext' } } as const;

  it.each(['bundler', 'nodenext'] as const)('is compiled with the module resolution %s', (moduleResolution) => {
    const compilerOptions = {
      target: 'es2023',
      lib: ['es2023', 'dom'],
      types: [],
      module: options.module[moduleResolution],
      moduleResolution,
      resolveJsonModule: true,
      strict: true,
      skipDefaultLibCheck: true,
    };
    writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('imports the parts of packages in Node', () => {
    expect(run('parts.js')).toBe('@windrose/engine true\n');
  });

  it.each(LIBRARIES)('runs the example of %s in Node, and as a bundle for browsers without imports', async (name) => {
    const printed = run(`${name}.js`);
    expect(printed).toContain(block(name, 'text') ?? 'won by captain');
    const file = path.join(project, 'bundles', `${name}.js`);
    const { output } = await build({
      input: path.join(project, `${name}.js`),
      platform: 'browser',
      output: { file, format: 'esm', codeSplitting: false },
      onLog(_, log) {
        throw new Error(log.message);
      },
    });
    expect(output.map(({ fileName }) => fileName)).toEqual([`${name}.js`]);
    expect([...output[0].imports, ...output[0].dynamicImports]).toEqual([]);
    expect(run(file)).toBe(printed);
  });
});
