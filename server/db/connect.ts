import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientBase, Pool, types } from 'pg';
import { reportFault } from '../log/index.ts';
import { outageOf } from '../outage/index.ts';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded/index.ts';
import type { Db } from './executor.ts';
import { beginSession } from './session-settings.ts';
import { endOnSilence } from './silence.ts';

export type OpenOptions = {
  /** Statements and transactions may take as long as they do; for tools. */
  patient?: boolean;
  /** At most so many connections. */
  connections?: number;
};

export type Database = {
  pool: Pool;
  db: Db;
  /** Waits for running statements, then closes the connections and, if embedded, the server. */
  close: () => Promise<void>;
};

/**
 * Opens the PostgreSQL of DATABASE_URL, else the embedded one, which restarts when it dies; if that fails, calls
 * `lost`.
 * @throws StartError when it can't be reached, is older than 15 or behind a pooler in transaction mode, or another
 * Naskah uses the folder
 */
export async function openDatabase(
  config: { databaseUrl?: string | undefined; dataFolder: string },
  { lost, ...options }: OpenOptions & { lost?: (reason: StartError) => void } = {},
): Promise<Database> {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl);
    return openPool(config.databaseUrl, options);
  }
  const embedded = await startEmbedded({
    dataDir: join(config.dataFolder, 'postgres'),
    ...(lost && { lost }),
  });
  const database = openPool(embedded.connectionString, options);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { ...database, close };
}

/** Keep PostgreSQL's `date` as text: a day has no hour and no zone. */
types.setTypeParser(types.builtins.DATE, (day) => day);

/** A pool and drizzle on a database that is known to answer. */
export function openPool(connectionString: string, options: OpenOptions = {}): Database {
  const sessions = new Set<ClientBase>();
  const pool = new Pool({
    connectionString,
    max: options.connections ?? 8,
    application_name: 'naskah',
    // Better a clear failure than a call that waits for ever.
    connectionTimeoutMillis: 10_000,
    onConnect: (session) => {
      sessions.add(session);
      session.once('end', () => sessions.delete(session));
      return beginSession(session, options);
    },
  });
  // The pool replaces a broken idle connection (server restart); without a listener the event would end the
  // process.
  let closing = false;
  // During an outage the next query reports it (jobs poll every two seconds).
  pool.on('error', (error) => {
    if (!closing && !outageOf(error)) reportFault('The database ended an idle session', error);
  });
  // A connection that breaks in use rejects its query; the unhandled event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const stopWatching = endOnSilence(pool, sessions);
  const close = async () => {
    // The pool says it has ended while its sessions are still saying goodbye.
    closing = true;
    stopWatching();
    await pool.end();
  };
  return { pool, db: drizzle({ client: pool, casing: 'snake_case' }), close };
}

async function checkServer(connectionString: string) {
  const settings = { connectionString, connectionTimeoutMillis: 10_000 };
  const [client, beside] = [new Client(settings), new Client(settings)];
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `SELECT current_setting('server_version') AS version`,
    );
    const version = rows[0]?.version ?? '0';
    if (Number.parseInt(version, 10) < 15)
      throw new StartError(
        `The database of DATABASE_URL is PostgreSQL ${version}; Naskah needs 15 or newer.`,
      );
    await beside.connect();
    if (await shareOneSession(client, beside)) throw new StartError(transactionPooler);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Naskah cannot reach the database of DATABASE_URL: ${wordsOf(error)}.`);
  } finally {
    await Promise.all([client, beside].map((one) => one.end().catch(() => {})));
  }
}

/** Detects a pooler in transaction mode: two connections share a session, so one sees the other's setting. */
async function shareOneSession(one: Client, other: Client): Promise<boolean> {
  const mark = randomUUID();
  await one.query(`SET naskah.mark = '${mark}'`);
  const { rows } = await other.query<{ mark: string | null }>(
    `SELECT current_setting('naskah.mark', true) AS mark`,
  );
  return rows[0]?.mark === mark;
}

const transactionPooler =
  'DATABASE_URL leads to a pooler in transaction mode, in which sessions do not keep their settings, prepared statements and locks; set it to session mode (PgBouncer: pool_mode = session), or name the database itself.';

/** For a host name with several addresses, the messages are nested one level deeper. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(wordsOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
