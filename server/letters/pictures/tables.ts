import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { letters } from '../tables.ts';

/** A picture in a letter's text, which names it by its id; a copy of the letter has rows of its own with the same ids. */
export const letterPictures = pgTable(
  'letter_picture',
  {
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    fileHash: text('file_hash').notNull(),
    mimeType: text('mime_type').$type<PictureType>().notNull(),
    size: integer('size').notNull(),
    /** Width by height: what it takes to unpack it. */
    pixels: integer('pixels').notNull(),
    /** Taken out of the text; goes once no version shows it (jobs/purge-expired.ts). */
    unlinkedAt: timestamp('unlinked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.id] }),
    index('letter_picture_file').on(table.fileHash),
    index('letter_picture_unlinked').on(table.unlinkedAt).where(sql`${table.unlinkedAt} is not null`),
  ],
);

export type PictureType = 'image/png' | 'image/jpeg';
export type LetterPicture = Omit<typeof letterPictures.$inferSelect, 'letterId' | 'unlinkedAt'>;
