import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { VersionReason } from '../../../domain/letters/letter-version.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';
import type { DraftFile } from '../drafting/draft.ts';
import { letters } from '../tables.ts';
import type { SnapshotFacts } from './snapshot.ts';

/** The letter as it stood at one moment; never changed once written (SPEC B1.1). */
export const letterVersions = pgTable(
  'letter_version',
  {
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    /** When the letter reached this state. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id),
    positionId: uuid('position_id')
      .notNull()
      .references(() => tableOf(position).id),
    reason: text('reason').$type<VersionReason>().notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    coverContent: text('cover_content').notNull(),
    /** Fields and people, with their names as they were shown then. */
    meta: jsonb('meta').$type<SnapshotFacts>().notNull(),
    files: jsonb('files').$type<DraftFile[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.letterId, table.no] })],
);

export type VersionRow = typeof letterVersions.$inferSelect;
