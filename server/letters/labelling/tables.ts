import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { label } from '../../../resources/naskah-dinas/kelola-label.ts';
import { tableOf } from '../../crud/index.ts';
import { letters } from '../tables.ts';

/**
 * A letter's labels. Visibility follows from the label alone: its owner, or the owner's unit.
 * @public read by the migrations; its statements are written in SQL
 */
export const letterLabels = pgTable(
  'letter_label',
  {
    labelId: uuid('label_id')
      .notNull()
      .references(() => tableOf(label).id, { onDelete: 'cascade' }),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.labelId, table.letterId] }),
    index('letter_label_letter').on(table.letterId, table.labelId),
  ],
);
