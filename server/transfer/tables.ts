import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Import jobs: file, progress and problems. Deleted after a day. */
export const importJob = pgTable(
  'import_job',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    resource: text('resource').notNull(),
    state: text('state').notNull(),
    fileName: text('file_name').notNull(),
    /** Sheets, headings and samples, for choosing columns. */
    table: jsonb('table').notNull(),
    rowCount: integer('row_count').notNull(),
    /** Maps columns to fields, and says what happens to existing records. */
    options: jsonb('options'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    counts: jsonb('counts'),
    /** Hash of the checked changes; applying does exactly those or nothing. */
    plan: text('plan'),
    message: text('message'),
    /** Updated while a worker runs the job; an old value means that the worker died. */
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('import_job_age').on(table.createdAt), index('import_job_owner').on(table.ownerId)],
);

/**
 * The file's rows, packed some thousand at a time; in the database so that every process can continue. Below zero what
 * was stored of them (import/written.ts).
 */
export const importChunk = pgTable(
  'import_chunk',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => importJob.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.at] })],
);

/** Why a row cannot be imported. */
export const importProblem = pgTable(
  'import_problem',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => importJob.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    /** Of a workbook of several sheets the one it stands on. */
    sheet: text('sheet').notNull().default(''),
    /** The row's number as a spreadsheet counts, the heading being row 1. */
    row: integer('row').notNull(),
    heading: text('heading').notNull(),
    value: text('value').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.at] })],
);
