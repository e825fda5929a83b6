import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { archive } from '../../resources/dokumen/arsip.ts';
import { accessRequest } from '../../resources/dokumen/permintaan-akses.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';
import { letters } from '../letters/tables.ts';
import { words } from '../texts/tables.ts';

const userId = (name: string) => uuid(name).references(() => tableOf(user).id);
const archiveId = () =>
  uuid('archive_id')
    .notNull()
    .references(() => tableOf(archive).id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * In slots with versions. Content is stored once per hash for all items (server/files), its text in file_text.
 */
export const archiveFiles = pgTable(
  'archive_file',
  {
    id: uuid('id').primaryKey(),
    archiveId: archiveId(),
    /** The place among the item's files; a new version takes the same. */
    slot: integer('slot').notNull(),
    version: integer('version').notNull().default(1),
    isCurrent: boolean('is_current').notNull().default(true),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    fileHash: text('file_hash').notNull(),
    note: text('note'),
    addedByUserId: userId('added_by_user_id').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
    /** The source upload: a deposit repeated after a lost response finds the existing item. */
    uploadId: uuid('upload_id'),
    /** Removed from the item; the content stays as its record. */
    removedAt: moment('removed_at'),
    removedByUserId: userId('removed_by_user_id'),
  },
  (table) => [
    uniqueIndex('archive_file_once').on(table.archiveId, table.slot, table.version),
    // Duplicates are found by content.
    index('archive_file_hash').on(table.fileHash),
    uniqueIndex('archive_file_upload').on(table.uploadId),
  ],
);

/** A file's text as somebody corrected it, for this item alone; what was recognised stays in file_text. */
export const archiveTexts = pgTable('archive_text', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => archiveFiles.id, { onDelete: 'cascade' }),
  content: text('content').notNull(),
  words: words('words').generatedAlwaysAs(sql`naskah_words(content)`),
  byUserId: userId('by_user_id').notNull(),
  at: moment('at').notNull().defaultNow(),
});

/** The letters that items come from or belong to. */
export const archiveLetters = pgTable(
  'archive_letter',
  {
    archiveId: archiveId(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id),
    /** The item is the letter itself, or has to do with it. */
    kind: text('kind').$type<'source' | 'related'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.archiveId, table.letterId] }),
    index('archive_letter_letter').on(table.letterId),
  ],
);

/** Log of opened files: who, when and in which post (SPEC B3: every opening is logged). */
export const archiveOpenings = pgTable(
  'archive_opening',
  {
    id: uuid('id').primaryKey(),
    // No reference: who opened it is known for longer than the item is there.
    archiveId: uuid('archive_id').notNull(),
    fileId: uuid('file_id'),
    userId: userId('user_id').notNull(),
    entryId: uuid('entry_id'),
    /** The grant it was opened by. */
    requestId: uuid('request_id').references(() => tableOf(accessRequest).id, { onDelete: 'set null' }),
    way: text('way').$type<'read' | 'download'>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('archive_opening_of').on(table.archiveId, table.at, table.id)],
);
