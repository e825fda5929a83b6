import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';

/** An uploaded file of a declared field, which records name by its id; content behind its hash in the file store. */
export const recordFiles = pgTable(
  'record_file',
  {
    id: uuid('id').primaryKey(),
    resource: text('resource').notNull(),
    field: text('field').notNull(),
    /** Null until a record is saved with it; no foreign key, since deleted records can be restored. */
    recordId: uuid('record_id'),
    fileHash: text('file_hash').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => tableOf(user).id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Taken off its record; until the night, the record can take it back. */
    unlinkedAt: timestamp('unlinked_at', { withTimezone: true }),
  },
  (table) => [
    index('record_file_record').on(table.recordId),
    index('record_file_content').on(table.fileHash),
    index('record_file_unsaved').on(table.uploadedBy, table.createdAt).where(sql`${table.recordId} is null`),
    index('record_file_unlinked').on(table.unlinkedAt).where(sql`${table.unlinkedAt} is not null`),
  ],
);
