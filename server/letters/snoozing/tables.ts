import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, positionId, userId } from '../columns.ts';
import { inboxItems, tasks } from '../lists/tables.ts';
import { letters } from '../tables.ts';

/**
 * What somebody put off for themselves; with neither item nor task, a reminder of a letter that is not answered.
 */
export const snoozes = pgTable(
  'snooze',
  {
    id: uuid('id').primaryKey(),
    userId: userId('user_id').notNull(),
    positionId: positionId('position_id').notNull(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    inboxItemId: uuid('inbox_item_id').references(() => inboxItems.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by').$type<'time' | 'change'>(),
  },
  (table) => [
    uniqueIndex('snooze_inbox_item')
      .on(table.userId, table.inboxItemId)
      .where(sql`${table.inboxItemId} is not null`),
    uniqueIndex('snooze_task').on(table.userId, table.taskId).where(sql`${table.taskId} is not null`),
    uniqueIndex('snooze_follow_up')
      .on(table.userId, table.letterId)
      .where(sql`${table.inboxItemId} is null and ${table.taskId} is null`),
    index('snooze_letter').on(table.letterId),
    // Found when an item or a task goes.
    index('snooze_of_item').on(table.inboxItemId).where(sql`${table.inboxItemId} is not null`),
    index('snooze_of_task').on(table.taskId).where(sql`${table.taskId} is not null`),
  ],
);
