import { afterAll, beforeAll } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { TestPostgres } from '../support/postgres.ts';
import { contract } from './contract.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(() => server.end());

contract('PostgreSQL', { fresh: () => server.database(), open: (address) => openStorage(address) });
