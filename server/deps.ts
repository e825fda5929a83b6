import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Db } from './db/executor.ts';
import type { FileStore } from './files/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { PdfSealer } from './letters/index.ts';

export type Deps = {
  db: Db;
  pool: Pool;
  config: Config;
  files: FileStore;
  jobs: Jobs;
  sealer: PdfSealer;
};
