import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Message } from '../../../lib/language.ts';
import type { Db } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../../notifications/index.ts';
import { type Batch, type BatchAction, type BatchState, letterBatches } from './tables.ts';

/** A worker that has not been heard of for so long is gone. */
const silence = sql`interval '20 seconds'`;

/** Notifies the owner of counts and reasons, without subjects (SPEC B6): notices are read over shoulders. */
export async function endBatch(db: Db, id: string, state: Exclude<BatchState, 'running'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [batch] = await tx
      .update(letterBatches)
      .set({ state })
      .where(and(eq(letterBatches.id, id), eq(letterBatches.state, 'running')))
      .returning();
    if (!batch) return;
    const { title, reasons } = wordsOf(batch);
    const message = [`${title.id}.`, reasons.id].filter(Boolean).join(' ');
    await tx.update(letterBatches).set({ message }).where(eq(letterBatches.id, id));
    await notify(tx, [batch.ownerId], {
      kind: 'pekerjaan.selesai',
      title,
      modul: 'naskah-dinas',
      message: reasons.id ? reasons : seeAgain,
      detailUrl: `/naskah-dinas/tugas?hasil=${id}`,
      tabName: 'tugas',
    });
  });
}

/**
 * Closes batches whose worker stopped reporting.
 * @param which narrows to some of them
 */
export async function endSilent({ db }: Pick<Deps, 'db'>, which: SQL = sql`true`): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from letter_batch
    where state = 'running' and heartbeat_at < now() - ${silence} and ${which}`);
  for (const { id } of rows) await endBatch(db, id, 'interrupted');
}

const seeAgain = {
  id: 'Hasil setiap naskah dapat Anda lihat kembali.',
  en: 'You can look at the outcome of each letter again.',
};

const verbs: Record<BatchAction, Message> = {
  sign: { id: 'ditandatangani', en: 'signed' },
  approve: { id: 'diparaf', en: 'initialled' },
  return: { id: 'dikembalikan', en: 'returned' },
};

/** Why letters are left that nobody refused. */
export const leftBecause: Record<Exclude<BatchState, 'running'>, Message> = {
  done: { id: '', en: '' },
  cancelled: { id: 'Tidak dikerjakan: dibatalkan.', en: 'Not done: cancelled.' },
  interrupted: {
    id: 'Tidak dikerjakan: layanan berhenti atau sesi Anda berakhir. Pilih kembali dari daftar tugas.',
    en: 'Not done: the service stopped or your session ended. Choose again from the list of tasks.',
  },
};

function wordsOf({ action, state, letters, outcomes }: Batch): { title: Message; reasons: Message } {
  const done = outcomes.filter(({ ok }) => ok).length;
  const all = letters.length;
  const refused = new Map<string, number>();
  for (const { ok, message = '' } of outcomes) if (!ok) refused.set(message, (refused.get(message) ?? 0) + 1);
  const left = all - outcomes.length;
  return {
    title: {
      id: `${done === all ? all : `${done} dari ${all}`} naskah ${verbs[action].id}`,
      en: `${done === all ? all : `${done} of ${all}`} ${all === 1 ? 'letter' : 'letters'} ${verbs[action].en}`,
    },
    reasons: sentences([
      // Reasons stay in the locale in which they were recorded.
      ...[...refused].slice(0, mostReasons).map(([reason, count]) => ({
        id: `${count} tidak: ${reason}`,
        en: `${count} not: ${reason}`,
      })),
      ...(left > 0 && state !== 'running'
        ? [
            {
              id: `${left} ${lowered(leftBecause[state].id)}`,
              en: `${left} ${lowered(leftBecause[state].en)}`,
            },
          ]
        : []),
    ]),
  };
}
const sentences = (all: readonly Message[]): Message => ({ id: joined(all, 'id'), en: joined(all, 'en') });
const joined = (all: readonly Message[], language: keyof Message): string =>
  all.map((message) => message[language]).join(' ');
const mostReasons = 3;
const lowered = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);
