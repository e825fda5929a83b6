import { sql } from 'drizzle-orm';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { archivePageOf } from '../../../resources/dokumen/arsip.ts';
import type { Deps } from '../../deps.ts';
import { dayMessages, notify } from '../../notifications/index.ts';
import { titleOf } from '../access/notify.ts';

/** Days until the next reminder of the same loan. */
const daysBetween = 7;
const batch = 200;

type Overdue = {
  archiveId: string;
  borrowerId: string;
  lentById: string;
  borrower: string;
  dueDate: string;
  title: string;
  isListed: boolean;
  status: string;
  securityRank: number;
};

/**
 * Reminds borrower and lender of overdue paper on the day after, then weekly.
 * Idempotent: recorded in the same transaction.
 * @returns how many loans
 */
export async function remindLoans({ db }: Pick<Deps, 'db'>, now: Date = new Date()): Promise<number> {
  const day = dayInWib(now);
  for (let told = 0; ; ) {
    const count = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<Overdue>(sql`
        update paper_loan n set reminded_on = ${day}
        from archive a, "user" b
        where a.id = n.archive_id and b.id = n.borrower_user_id and n.id in (
          select id from paper_loan where returned_at is null and due_date < ${day}
            and (reminded_on is null or reminded_on <= ${plusDays(day, -daysBetween)})
          order by due_date, id limit ${batch} for update skip locked)
        returning a.id as "archiveId", n.borrower_user_id as "borrowerId", n.lent_by_user_id as "lentById",
          b.person_name as borrower, n.due_date::text as "dueDate", a.title, a.is_listed as "isListed", a.status,
          a.security_rank as "securityRank"`);
      for (const loan of rows) {
        const about = {
          kind: 'arsip.peminjaman' as const,
          securityRank: loan.securityRank,
          modul: 'dokumen',
          detailUrl: archivePageOf({ id: loan.archiveId, status: loan.status }),
          tabName: null,
        };
        const [name, due] = [titleOf(loan), dayMessages(loan.dueDate)];
        const since = {
          id: `${name.id}. Seharusnya kembali ${due.id}.`,
          en: `${name.en}. It was due back on ${due.en}.`,
        };
        await notify(tx, [loan.borrowerId], {
          ...about,
          title: { id: 'Kembalikan fisik arsip', en: 'Return the paper of an archive item' },
          message: since,
        });
        if (loan.lentById !== loan.borrowerId)
          await notify(tx, [loan.lentById], {
            ...about,
            title: { id: 'Fisik arsip belum dikembalikan', en: 'The paper of an archive item is not back' },
            message: {
              id: `${since.id} Peminjam: ${loan.borrower}.`,
              en: `${since.en} Borrower: ${loan.borrower}.`,
            },
          });
      }
      return rows.length;
    });
    told += count;
    if (count < batch) return told;
  }
}
