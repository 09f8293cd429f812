/** Dependencies can be installed on every machine on which Node runs. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Installed {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optional?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Installed>;
};

/** The machines that Windrose supports. */
const SYSTEMS = ['linux', 'darwin', 'win32'];
const PROCESSORS = ['x64', 'arm64'];

/** Returns whether a package refuses to be installed on one of them. */
function excludesMachines({ os = SYSTEMS, cpu = PROCESSORS }: Installed): boolean {
  return !SYSTEMS.every((system) => os.includes(system)) || !PROCESSORS.every((processor) => cpu.includes(processor));
}

it('dependencies for some kinds of machines are optional, so that `npm ci` works on others', () => {
  const bound = Object.entries(lock.packages).filter(([, installed]) => excludesMachines(installed));
  expect(bound.length).toBeGreaterThan(0);
  expect(bound.flatMap(([name, { optional }]) => (optional === true ? [] : [name]))).toEqual([]);
});
