import type { Pool } from 'pg';
import { loanStates } from '../../../domain/archive/loans.ts';
import type { LentPaper } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { archive, opensArchive } from '../../../resources/dokumen/arsip.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { addRowRule, type Conditions } from '../../crud/index.ts';
import {
  badRequest,
  forbidden,
  type ListData,
  type ListQuery,
  likePattern,
  queryMessages,
} from '../../http/index.ts';
import { type LoanRow, loanColumns, loanJoins, presentLoan } from './loans-of.ts';

type Row = LoanRow & { title: string; number: string | null; status: string; canReturn: boolean };

/**
 * GET /arsip/api/Loan?state=open|overdue|returned: loans of items whose files the user may open; earliest due
 * first, returned ones newest first. Two statements.
 * @throws Refusal 403 without the archive's pages; 400 for unknown filters
 */
export async function listLoans(pool: Pool, actor: Actor, query: ListQuery): Promise<ListData<LentPaper>> {
  const viewer = viewerOf(actor);
  if (!mayCallResource(viewer, archive)) throw forbidden();
  const { state = 'open', ...unknown } = query.filters;
  const [name] = Object.keys(unknown);
  if (name) throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
  if (!loanStates.some((known) => known === state))
    throw badRequest({
      state: [translate(queryMessages.unknownFilterValue)],
    });
  if (query.orderBy)
    throw badRequest({
      OrderBy: [translate(queryMessages.unsortable)],
    });
  const conditions: Conditions = {
    sql: [state === 'returned' ? 'n.returned_at is not null' : 'n.returned_at is null'],
    values: [],
  };
  if (state === 'overdue') conditions.sql.push(`n.due_date < $${conditions.values.push(dayInWib())}`);
  if (query.firstChar)
    conditions.sql.push(
      `(t.title ilike $${conditions.values.push(likePattern(query.firstChar))} or t.number ilike $${conditions.values.length}
        or b.person_name ilike $${conditions.values.length})`,
    );
  addRowRule(conditions, opensArchive(viewer));
  const from = `from paper_loan n join archive t on t.id = n.archive_id ${loanJoins} where ${conditions.sql.join(' and ')}`;
  // Copy after the conditions, so that the count gets no unused values.
  const page: Conditions = { sql: [], values: [...conditions.values] };
  addRowRule(page, archive.writableRows?.(viewer) ?? false);
  const order = state === 'returned' ? 'n.lent_at desc, n.id desc' : 'n.due_date, n.id';
  const [rows, count] = await Promise.all([
    pool.query<Row>(
      `select ${loanColumns}, t.title, t.number, t.status, ${page.sql[0] ?? 'true'} as "canReturn" ${from}
       order by ${order} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`,
      page.values,
    ),
    pool.query<{ n: number }>(
      `select count(*)::int as n from (select 1 ${from} limit 10001) c`,
      conditions.values,
    ),
  ]);
  return {
    items: rows.rows.map(({ title, number, status, canReturn, ...loan }) => ({
      ...presentLoan(loan),
      archive: { id: loan.archiveId, title, number, status },
      canReturn: canReturn && !loan.returnedAt,
    })),
    totalCount: count.rows[0]?.n ?? 0,
  };
}
