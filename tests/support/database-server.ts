import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { Client, type Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool } from '../../server/db/connect.ts';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { migrate } from '../../server/db/migrate.ts';
import { demoPassword, seedDemo } from '../../server/demo/index.ts';
import type { FileStore } from '../../server/files/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server, and the databases on it that tests copy. */
    database: { url: string; empty: string; demo: string };
  }
}

type TestDatabases = { database: { url: string; empty: string; demo: string }; stop: () => Promise<void> };
// Here, as each project of the run loads this file anew.
const run = globalThis as typeof globalThis & {
  testDatabases?: { begun: Promise<TestDatabases>; users: number };
};

/** One PostgreSQL per run, from DATABASE_URL or embedded, with an empty and a demo database as templates. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testDatabases ??= { begun: begin(), users: 0 };
  const ours = run.testDatabases;
  ours.users += 1;
  const { database, stop } = await ours.begun;
  project.provide('database', database);
  return async () => {
    ours.users -= 1;
    if (ours.users > 0) return;
    delete run.testDatabases;
    await stop();
  };
}

async function begin(): Promise<TestDatabases> {
  const { url, stop } = await startTestDatabase();
  const empty = `naskah_test_empty_${process.pid}`;
  const demo = `naskah_test_demo_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${empty}`);
  await onDatabase(url, empty, async ({ db, pool }) => {
    await migrate(db);
    await addDeclaredTables(pool);
  });
  await onServer(url, `CREATE DATABASE ${demo} TEMPLATE ${empty}`);
  await fillWithDemo(databaseUrl(url, demo));
  return {
    database: { url, empty, demo },
    stop: async () => {
      await onServer(url, `DROP DATABASE ${empty} WITH (FORCE)`);
      await onServer(url, `DROP DATABASE ${demo} WITH (FORCE)`);
      await stop();
    },
  };
}

/**
 * Migrates a database and fills it with the demo organisation.
 * @param files holds the letters' attachments; without it they have none
 */
export async function fillWithDemo(url: string, files?: FileStore): Promise<void> {
  const { db, pool, close } = openPool(url);
  try {
    await migrate(db);
    await addDeclaredTables(pool);
    await seedDemo({ db, ...(files && { files }) });
    // Hashes contain their cost: cheap ones speed up a thousand sign-ins, and nobody attacks test accounts.
    const cheap = await hash(demoPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    await pool.query('update credential set password_hash = $1', [cheap]);
    // Seeding leaves half of it empty, which every copy would repeat; without figures the planner guesses.
    await pool.query('vacuum (full, analyze)');
  } finally {
    await close();
  }
}

/** Creates the tables of tests/declared, which no migration of the product has. */
async function addDeclaredTables(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(`select 1 where to_regclass('example_vehicle') is not null`);
  if (!rowCount) await pool.query(declaredTables());
}

/** Takes these tables away again, for what compares a database with one that migrations alone made. */
export async function dropDeclaredTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename like 'example_%'`,
  );
  await pool.query(`drop table ${rows.map(({ name }) => name).join(', ')} cascade`);
}

/** SQL of these tables. A process of its own: vitest gives its conditions to tests, not to this file. */
const declaredTables = (): string =>
  execFileSync(
    process.execPath,
    ['--conditions=examples', join(root, 'server/db/write-migration.ts'), '--print'],
    { encoding: 'utf8' },
  );
const root = join(import.meta.dirname, '../..');

/**
 * PostgreSQL for a test run, from DATABASE_URL or embedded.
 * @param isDurable writes to the disk as the product's does, for what measures writing
 */
export async function startTestDatabase(
  isDurable = false,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'naskah-test-'));
  const embedded = await startEmbedded({ dataDir: join(folder, 'postgres') });
  if (!isDurable) await forASingleRun(embedded.connectionString);
  const stop = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: embedded.connectionString, stop };
}

/** Turns durability off, as no test data outlives the run, and what tidies tables that live for seconds. */
async function forASingleRun(url: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await onServer(url, `ALTER SYSTEM SET ${setting} = off`);
  await onServer(url, 'SELECT pg_reload_conf()');
}

async function onDatabase<T>(url: string, name: string, work: (database: ReturnType<typeof openPool>) => T) {
  const database = openPool(databaseUrl(url, name));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs one statement on the server itself. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export const databaseUrl = (url: string, name: string): string => url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
