import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase, openPool } from './connect.ts';
import { findEmbedded } from './embedded/index.ts';

type Running = Database & { connectionString: string };

/** Works beside a running Naskah, or on its database; starts a stopped embedded one for the duration. */
export async function withRunningDatabase<T>(
  config: { databaseUrl?: string | undefined; dataFolder: string },
  work: (database: Running) => Promise<T>,
): Promise<T> {
  const dataDir = join(config.dataFolder, 'postgres');
  const address = config.databaseUrl ?? (existsSync(dataDir) ? findEmbedded(dataDir) : undefined);
  const database = address
    ? openPool(address, { patient: true })
    : await openDatabase(config, { patient: true });
  try {
    return await work({ ...database, connectionString: String(database.pool.options.connectionString) });
  } finally {
    await database.close();
  }
}
