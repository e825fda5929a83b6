import { date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tasks } from '../tables.ts';

/** Why somebody was reminded: within a day of the target, past it, or because nobody holds the post. */
export type ReminderKind = 'soon' | 'late' | 'vacant';

/**
 * What has been reminded of already, so that a second run of the same day tells nobody twice. `day` is the day in
 * Western Indonesian time; for what is told only once, the first day of the calendar.
 * @public read by the migrations; its statements are written in SQL
 */
export const taskReminders = pgTable(
  'task_reminder',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReminderKind>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.kind, table.day] })],
);
