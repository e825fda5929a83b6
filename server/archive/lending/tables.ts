import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { tableOf } from '../../crud/index.ts';

const userId = (name: string) => uuid(name).references(() => tableOf(user).id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Loans of paper: borrower, due date and return (DOMAIN 8). */
export const paperLoans = pgTable(
  'paper_loan',
  {
    id: uuid('id').primaryKey(),
    archiveId: uuid('archive_id')
      .notNull()
      .references(() => tableOf(archive).id),
    borrowerUserId: userId('borrower_user_id').notNull(),
    lentByUserId: userId('lent_by_user_id').notNull(),
    lentAt: moment('lent_at').notNull().defaultNow(),
    dueDate: date('due_date').notNull(),
    note: text('note'),
    returnedAt: moment('returned_at'),
    returnedToUserId: userId('returned_to_user_id'),
    returnNote: text('return_note'),
    remindedOn: date('reminded_on'),
  },
  (table) => [
    // Paper is at one place at a time.
    uniqueIndex('paper_loan_open').on(table.archiveId).where(sql`${table.returnedAt} is null`),
    index('paper_loan_of').on(table.archiveId, table.lentAt),
    index('paper_loan_due').on(table.dueDate, table.id).where(sql`${table.returnedAt} is null`),
    index('paper_loan_borrower').on(table.borrowerUserId, table.lentAt),
  ],
);
