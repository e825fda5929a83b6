import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Db } from './db/executor.ts';
import type { FileStore } from './files/index.ts';
import type { Jobs } from './jobs/index.ts';

/** What a capability is given when it is registered. */
export type Deps = { db: Db; pool: Pool; config: Config; files: FileStore; jobs: Jobs };
