/** Creates the log, as JSON or as readable lines. It never contains cookies, tokens, pass-phrases or bodies. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings/definitions.ts';

/** Removes these fields in case one of them is ever logged by mistake. */
const SECRETS = ['cookie', 'authorization', 'passphrase', 'current', 'token', 'secret', 'code', 'body', 'headers'];

export function makeLogger(
  { logLevel, logFormat }: Pick<Settings, 'logLevel' | 'logFormat'>,
  out: DestinationStream = process.stdout,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  };
  return pino(options, logFormat === 'text' ? { write: (line) => out.write(readable(line)) } : out);
}

function readable(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown> & { err?: { stack?: string } };
  const clock = new Date(Number(time)).toISOString().slice(11, 19);
  const more = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const stack = err?.stack === undefined ? '' : `\n${err.stack}`;
  return `${clock} ${pino.levels.labels[Number(level)]} ${[msg ?? '', ...more].join(' ').trim()}${stack}\n`;
}
