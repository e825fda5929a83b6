import { customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../../resources/manajemen-user/user.ts';
import { tableOf } from '../../crud/index.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A file being uploaded in parts; once complete it waits in the file store to be attached to a letter. */
export const uploads = pgTable(
  'letter_upload',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** Of a picture for a text, width by height, 0 until it is whole; null for other files. */
    pixels: integer('pixels'),
    /** The three below once it is whole. */
    fileHash: text('file_hash'),
    fileName: text('file_name'),
    mimeType: text('mime_type'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('letter_upload_owner').on(table.userId, table.expiresAt),
    index('letter_upload_expiry').on(table.expiresAt),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;

/** Parts in the database, so that the next may reach another process. Deleted once the file is complete. */
export const uploadParts = pgTable(
  'letter_upload_part',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    offset: integer('offset').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.offset] })],
);
