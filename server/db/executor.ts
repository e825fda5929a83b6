import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

export type Db = NodePgDatabase & { $client: Pool };
/** The database or a transaction on it. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;
