import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type {
  ReportFilter,
  ReportFormat,
  ReportFrequency,
  SubscribedReport,
} from '../../domain/reports/report.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';

/**
 * Reports by mail: always in the receiver's role entry of the subscription, with its rights at sending time.
 */
export const reportSubscriptions = pgTable(
  'report_subscription',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id, { onDelete: 'cascade' }),
    /** A colleague who asked for it; null where that was the receiver. */
    askedById: uuid('asked_by_id').references(() => tableOf(user).id, { onDelete: 'set null' }),
    entryId: uuid('entry_id').notNull(),
    roleName: text('role_name').notNull(),
    report: text('report').$type<SubscribedReport>().notNull(),
    frequency: text('frequency').$type<ReportFrequency>().notNull(),
    format: text('format').$type<ReportFormat>().notNull(),
    /** Of a report on declared records its whole query. */
    filters: jsonb('filters')
      .$type<Partial<Record<ReportFilter, string>> | Record<string, string>>()
      .notNull()
      .default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Last day of the period last mailed; initially of the period before the subscription. */
    sentUpTo: date('sent_up_to', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('report_subscription_user').on(table.userId, table.createdAt),
    index('report_subscription_asked').on(table.askedById),
    index('report_subscription_due').on(table.frequency, table.sentUpTo),
  ],
);
