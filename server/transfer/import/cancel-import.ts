import { sql } from 'drizzle-orm';
import { runningStates, storedStates } from '../../../domain/import-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Db } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import { conflict } from '../../http/index.ts';

/**
 * Cancels a running job (its transaction rolls back at its next step), or deletes an idle one.
 * @throws Refusal 409 when its rows are stored already, or are being taken back
 */
export async function cancelImport(db: Db, id: string): Promise<{ id: string }> {
  const stoppedNow =
    await db.execute(sql`update import_job set state = 'cancelled', message = ${translate(cancelled)}
    where id = ${id} and ${stateIn('state', runningStates)} and not ${stateIn('state', storedStates)} returning id`);
  if (stoppedNow.rows.length > 0) return { id };
  const gone = await db.execute(
    sql`delete from import_job where id = ${id} and not ${stateIn('state', storedStates)} returning id`,
  );
  if (gone.rows.length === 0)
    throw conflict(
      translate({
        id: 'Impor ini sudah tersimpan, jadi tidak dapat dibatalkan lagi.',
        en: 'This import was stored, so it cannot be cancelled any more.',
      }),
    );
  return { id };
}

const cancelled = { id: 'Dibatalkan. Tidak ada data yang tersimpan.', en: 'Cancelled. Nothing was saved.' };
