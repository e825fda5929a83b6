import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

export type Db = NodePgDatabase;
/** The database or a transaction on it. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;
