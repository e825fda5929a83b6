import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The audit log: actor, change, before and after. Never updated, never deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    userId: uuid('user_id'),
    /** The active role entry: shows on whose behalf the actor worked. */
    entryId: uuid('entry_id'),
    /** The API token by which it was done; null for the person themselves. */
    tokenId: uuid('token_id'),
    action: text('action').notNull(),
    /** With the id: ids alone are not unique across tables (DESIGN 6). */
    resource: text('resource').notNull(),
    recordId: uuid('record_id'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('audit_record').on(table.resource, table.recordId, table.id),
    // The whole log, newest first, and each of its filters in that order.
    index('audit_at').on(table.at, table.id),
    index('audit_user').on(table.userId, table.at, table.id),
    index('audit_resource').on(table.resource, table.at, table.id),
    index('audit_action').on(table.action, table.at, table.id),
    // What was done for another is found by the entries of delegates and secretaries.
    index('audit_entry').on(table.entryId),
    index('audit_token').on(table.at, table.id).where(sql`token_id is not null`),
  ],
);
