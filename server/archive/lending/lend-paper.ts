import { and, eq, isNull } from 'drizzle-orm';
import { isKept } from '../../../domain/archive/archive-life.ts';
import type { LoanReturn, NewLoan } from '../../../domain/calls/archive-items.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { archivePageOf } from '../../../resources/dokumen/arsip.ts';
import type { Actor } from '../../actor.ts';
import { isId, newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/index.ts';
import { dayMessages, notify } from '../../notifications/index.ts';
import { titleOf } from '../access/notify.ts';
import { assertUsesArchive, findKept } from '../rules/find-archive.ts';
import { recordChange } from '../rules/record-change.ts';
import { assertMayBorrow } from './may-borrow.ts';
import { paperLoans } from './tables.ts';

/** Longer than a year is no loan. */
const longestDays = 366;

/** @throws Refusal 422 for a past day, or one too far off */
function assertLoanDay(dueDate: string): void {
  const day = dayInWib();
  if (dueDate < day)
    throw invalid({
      dueDate: [
        translate({
          id: 'Tanggal kembali paling cepat hari ini.',
          en: 'It is returned today at the earliest.',
        }),
      ],
    });
  if (dueDate > plusDays(day, longestDays))
    throw invalid({ dueDate: [translate({ id: 'Paling lama satu tahun.', en: 'One year at most.' })] });
}

/**
 * POST /arsip/api/Archive/{id}/loans {borrowerId, dueDate, note}: lends the paper and notifies the borrower.
 * @throws Refusal as findKept; 409 while it is on loan, or when there is none to lend; 422 a borrower who may not
 * open it, a past day
 */
export async function lendPaper({ db }: Deps, actor: Actor, id: string, body: () => NewLoan): Promise<void> {
  assertUsesArchive(actor);
  await db.transaction(async (tx) => {
    const item = await findKept(tx, actor, id);
    const { borrowerId, dueDate, note: remark } = body();
    assertLoanDay(dueDate);
    if (!isKept(item.status))
      throw conflict(
        translate({
          id: 'Fisik arsip ini tidak lagi tersimpan di sini.',
          en: 'The paper of this item is no longer kept here.',
        }),
      );
    await assertMayBorrow(tx, item, { borrowerId, dueDate });
    // The item lock prevents a concurrent loan of the same paper.
    const out = await tx.$count(paperLoans, and(eq(paperLoans.archiveId, id), isNull(paperLoans.returnedAt)));
    if (out > 0)
      throw conflict(
        translate({ id: 'Fisik arsip ini sedang dipinjam.', en: 'The paper of this item is on loan.' }),
      );
    await tx.insert(paperLoans).values({
      ...{ id: newId(), archiveId: id, borrowerUserId: borrowerId, lentByUserId: actor.userId },
      ...{ dueDate, note: remark },
    });
    await recordChange(tx, actor, item, 'lend', { borrowerId, dueDate, note: remark });
    const [name, by] = [titleOf(item), dayMessages(dueDate)];
    await notify(tx, [borrowerId], {
      kind: 'arsip.peminjaman',
      title: { id: 'Anda meminjam fisik arsip', en: 'You have borrowed the paper of an archive item' },
      securityRank: item.securityRank,
      modul: 'dokumen',
      message: {
        id: `${name.id}. Kembalikan paling lambat ${by.id}.`,
        en: `${name.en}. Return it by ${by.en}.`,
      },
      detailUrl: archivePageOf(item),
      tabName: null,
    });
  });
}

/**
 * POST /arsip/api/Archive/{id}/loans/{loanId}/return {note}: records the return.
 * @throws Refusal as findKept; 404 for no loan of it; 409 when it is back already
 */
export async function returnPaper(
  { db }: Deps,
  actor: Actor,
  id: string,
  loanId: string,
  body: () => LoanReturn,
): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await findKept(tx, actor, id);
    const { note: returnNote } = body();
    const [loan] = isId(loanId)
      ? await tx
          .select()
          .from(paperLoans)
          .where(and(eq(paperLoans.id, loanId), eq(paperLoans.archiveId, id)))
      : [];
    if (!loan)
      throw notFound(translate({ id: 'Peminjaman ini tidak ditemukan.', en: 'This loan was not found.' }));
    if (loan.returnedAt)
      throw conflict(
        translate({
          id: 'Fisik arsip ini sudah dikembalikan.',
          en: 'The paper of this item was already returned.',
        }),
      );
    await tx
      .update(paperLoans)
      .set({ returnedAt: new Date(), returnedToUserId: actor.userId, returnNote })
      .where(eq(paperLoans.id, loan.id));
    await recordChange(tx, actor, item, 'return', { loanId, note: returnNote });
  });
}
