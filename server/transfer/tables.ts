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

/** A file on its way in: what it is, how far it has come, and what was found. Gone after a day. */
export const importJob = pgTable(
  'import_job',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    resource: text('resource').notNull(),
    state: text('state').notNull(),
    fileName: text('file_name').notNull(),
    /** Sheets, headings, samples: what the person chooses columns by. */
    table: jsonb('table').notNull(),
    rowCount: integer('row_count').notNull(),
    /** Which column fills which field, and what happens to records that are there already. */
    options: jsonb('options'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    counts: jsonb('counts'),
    /** Fingerprint of what the check would do; applying does exactly that or nothing. */
    plan: text('plan'),
    message: text('message'),
    /** Written while somebody works on it; a job whose worker fell silent has been stopped. */
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('import_job_age').on(table.createdAt), index('import_job_owner').on(table.ownerId)],
);

/** The rows of the file, some thousand at a time, packed; in the database so that every process can go on with them. */
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
    /** The row's number as a spreadsheet counts, the heading being row 1. */
    row: integer('row').notNull(),
    heading: text('heading').notNull(),
    value: text('value').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.at] })],
);
