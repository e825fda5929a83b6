import { sql } from 'drizzle-orm';
import type { PaperLoan } from '../../../domain/calls/archive-item-shapes.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';

export type LoanRow = {
  id: string;
  archiveId: string;
  borrowerId: string;
  borrowerName: string;
  lentById: string;
  lentByName: string;
  lentAt: string;
  dueDate: string;
  note: string | null;
  returnedAt: string | null;
  returnNote: string | null;
};

/** A loan with the names on it; `from paper_loan n` with its joins. */
export const loanColumns = `n.id, n.archive_id as "archiveId", b.id as "borrowerId", b.person_name as "borrowerName",
  k.id as "lentById", k.person_name as "lentByName", n.lent_at as "lentAt", n.due_date::text as "dueDate", n.note,
  n.returned_at as "returnedAt", n.return_note as "returnNote"`;
export const loanJoins = `join "user" b on b.id = n.borrower_user_id join "user" k on k.id = n.lent_by_user_id`;

/** An item's loans, newest first. */
export async function loansOf(executor: Executor, archiveId: string): Promise<PaperLoan[]> {
  const { rows } = await executor.execute<LoanRow>(sql`
    select ${sql.raw(loanColumns)} from paper_loan n ${sql.raw(loanJoins)}
    where n.archive_id = ${archiveId} order by n.lent_at desc, n.id desc limit 50`);
  return rows.map(presentLoan);
}

export const presentLoan = (row: LoanRow): PaperLoan => ({
  id: row.id,
  borrower: { id: row.borrowerId, label: row.borrowerName },
  lentBy: { id: row.lentById, label: row.lentByName },
  lentAt: new Date(row.lentAt).toISOString(),
  dueDate: row.dueDate,
  note: row.note,
  returnedAt: row.returnedAt && new Date(row.returnedAt).toISOString(),
  returnNote: row.returnNote,
  isOverdue: !row.returnedAt && row.dueDate < dayInWib(),
});
