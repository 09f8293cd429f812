/** The folder for the data of a program, as each operating system wants it. */
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the folder in which a user's site keeps its data. */
export function dataFolder(platform: NodeJS.Platform, environment: Environment, home: string): string {
  if (platform === 'win32') {
    return path.win32.join(environment.APPDATA || path.win32.join(home, 'AppData', 'Roaming'), 'Windrose');
  }
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', 'Windrose');
  // A relative path in this variable is invalid and must be ignored.
  const { XDG_DATA_HOME: named = '' } = environment;
  return path.posix.join(named.startsWith('/') ? named : path.posix.join(home, '.local', 'share'), 'windrose');
}
