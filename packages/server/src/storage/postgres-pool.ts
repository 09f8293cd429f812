/** Connections to PostgreSQL with timeouts for every wait. Converts numbers, and reports outages as refusals. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { Refusal } from '../refusal.ts';

/**
 * Timeouts in milliseconds: for connecting; for a statement on the server; for an answer, because the server may vanish
 * silently.
 */
const CONNECT_MS = 3_000;
const STATEMENT_MS = 15_000;
const ANSWER_MS = 20_000;

/** Eight-byte and exact numbers: sums and moments, all far below 2^53. */
const AS_NUMBER = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

export function connectionTo(url: string, bounds: 'bounded' | 'patient'): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'windrose',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: {
      getTypeParser: (id, format) => (AS_NUMBER.has(id) ? Number : pg.types.getTypeParser(id, format)),
    },
    ...(bounds === 'bounded'
      ? {
          statement_timeout: STATEMENT_MS,
          query_timeout: ANSWER_MS,
          idle_in_transaction_session_timeout: STATEMENT_MS,
        }
      : {}),
  };
}

/**
 * Classes of SQLSTATE that are not caused by the statement: connection, resources, intervention, system, deadlocks and
 * races. A server that was just demoted is read-only.
 */
const UNAVAILABLE = /^(08|53|57|58|XX|40001|40P01|55P03|25006|25P03)/;

function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || /terminated|timeout|not queryable|closed the connection/i.test(error.message);
}

/** Returns the error as all storages report it. */
export function asStorageError(error: unknown): unknown {
  return isOutage(error) ? new Refusal('unavailable', { detail: `Database: ${(error as Error).message}` }) : error;
}

/** Returns a pool for Kysely. A connection with an error is not used again. */
export function boundedPool(url: string, size: number): { pool: pg.Pool; forKysely: PostgresPool } {
  const pool = new pg.Pool({ ...connectionTo(url, 'bounded'), max: size, idleTimeoutMillis: 30_000 });
  // An idle connection that breaks leaves the pool by itself.
  pool.on('error', () => {});
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let broken = false;
    // A connection may also break between two queries of a transaction.
    const breaks = () => {
      broken = true;
    };
    client.on('error', breaks);
    return {
      query: (async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          if (isOutage(error)) broken = true;
          throw asStorageError(error);
        }
      }) as unknown as PostgresPoolClient['query'],
      release: () => client.release(broken),
    };
  };
  return {
    pool,
    forKysely: {
      async connect() {
        try {
          const client = await pool.connect();
          let known = wrapped.get(client);
          if (known === undefined) {
            known = wrap(client);
            wrapped.set(client, known);
          }
          return known;
        } catch (error) {
          throw asStorageError(error);
        }
      },
      end: () => pool.end(),
    },
  };
}
