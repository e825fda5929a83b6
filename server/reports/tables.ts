import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReportFilter, ReportFormat, ReportFrequency, ReportName } from '../../domain/reports/report.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';

/** Who gets which report by mail: always themselves, as the role entry they asked in, and what that may see then. */
export const reportSubscriptions = pgTable(
  'report_subscription',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id').notNull(),
    roleName: text('role_name').notNull(),
    report: text('report').$type<ReportName>().notNull(),
    frequency: text('frequency').$type<ReportFrequency>().notNull(),
    format: text('format').$type<ReportFormat>().notNull(),
    filters: jsonb('filters').$type<Partial<Record<ReportFilter, string>>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The last day of the period that was mailed last; of a new one, of the period before it was asked for. */
    sentUpTo: date('sent_up_to', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('report_subscription_user').on(table.userId, table.createdAt),
    index('report_subscription_due').on(table.frequency, table.sentUpTo),
  ],
);
