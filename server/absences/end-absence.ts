import { translate } from '../../lib/language.ts';
import { delegation } from '../../resources/pengaturan/delegasi.ts';
import type { Actor } from '../actor.ts';
import type { CrudOptions } from '../crud/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/index.ts';
import { absencesOf } from './read-absences.ts';

/**
 * Ends an absence before its last day, by withdrawing its delegation.
 * @throws Refusal 404 for another's, and for one that is over
 */
export async function endAbsence(
  { db }: Deps,
  actor: Actor,
  id: string,
  { fire, hooks }: CrudOptions,
): Promise<void> {
  const [found] = isId(id) ? await absencesOf(db, actor.userId, id) : [];
  if (!found)
    throw notFound(
      translate({ id: 'Pengumuman ini tidak ditemukan.', en: 'This announcement was not found.' }),
    );
  await fire(delegation, actor, {
    id,
    body: { event: 'withdraw', note: 'Kembali bertugas lebih awal.' },
    rule: true,
    hooks: hooks[delegation.name],
  });
}
