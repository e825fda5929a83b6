import { date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tasks } from '../lists/tables.ts';

/** Why a reminder was sent: within a day of the target, past it, or the post is vacant. */
export type ReminderKind = 'soon' | 'late' | 'vacant';

/**
 * Sent reminders, so that a second run repeats none.
 * @public read by the migrations; its statements are written in SQL
 */
export const taskReminders = pgTable(
  'task_reminder',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReminderKind>().notNull(),
    /** Western Indonesian time; the calendar's first day for one-off reminders. */
    day: date('day', { mode: 'string' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.kind, table.day] })],
);
