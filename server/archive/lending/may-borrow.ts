import { sql } from 'drizzle-orm';
import { dateFormat } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { opensByClass } from '../../../resources/dokumen/arsip.ts';
import { personAs } from '../../accounts/index.ts';
import { viewerOf } from '../../actor.ts';
import { meetsRule } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import { isGranted, madeReader } from '../access/stages.ts';
import type { ArchiveRow } from '../rules/find-archive.ts';

/**
 * Lends only to users who may open the files, by grant until its last day: paper reveals the same (SPEC B3).
 * @throws Refusal 422 naming `borrowerId` or `dueDate`
 */
export async function assertMayBorrow(
  tx: Executor,
  item: ArchiveRow,
  { borrowerId, dueDate }: { borrowerId: string; dueDate: string },
): Promise<void> {
  const main = await personAs(tx, borrowerId, null);
  if (!main)
    throw invalid({
      borrowerId: [
        translate({
          id: 'Peminjam ini tidak ditemukan atau sudah nonaktif.',
          en: 'This borrower was not found or is no longer active.',
        }),
      ],
    });
  if (!(await mayOpen(tx, item, borrowerId)))
    throw invalid({
      borrowerId: [
        translate({
          id: 'Peminjam ini tidak berhak membuka arsip ini. Ia perlu meminta akses lebih dahulu.',
          en: 'This borrower may not open this item. They need to ask for access first.',
        }),
      ],
    });
  const { rows } = await tx.execute<{ until: string | null }>(sql`
    select max(r.until_day)::text as until from access_request r
    where r.archive_id = ${item.id} and r.by_user_id = ${borrowerId} and ${isGranted('r')} and ${madeReader('r')}`);
  const until = rows[0]?.until ?? null;
  if (until !== null && dueDate > until)
    throw invalid({
      dueDate: [
        translate({
          id: `Paling lambat ${formatDay(until)}, saat akses peminjam berakhir.`,
          en: `No later than ${formatDay(until)}, when the borrower's access ends.`,
        }),
      ],
    });
}

const formatDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** In any of their posts, their own or as secretary or delegate. */
async function mayOpen(tx: Executor, item: ArchiveRow, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from job_mapping where user_id = ${userId}
    union all select id from secretary where secretary_user_id = ${userId}
    union all select id from delegation where to_user_id = ${userId}`);
  for (const { id } of rows) {
    // Undefined for what has ended.
    const actor = await personAs(tx, userId, id);
    if (actor && meetsRule(opensByClass(viewerOf(actor)), item)) return true;
  }
  return false;
}
