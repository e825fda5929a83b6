import { eq, sql } from 'drizzle-orm';
import type { ClassChange } from '../../../domain/calls/archive-items.ts';
import { translate } from '../../../lib/language.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { securityClassification } from '../../../resources/master-data/klasifikasi-keamanan.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetLists, tableOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { type ArchiveRow, findKept } from './find-archive.ts';

/** Only the uploader lowers a class; a letter's item follows the letter (DOMAIN 4). */
export const mayLowerClass = (actor: Actor, item: ArchiveRow): boolean =>
  item.origin !== 'naskah' && item.createdById === actor.userId && item.securityRank > 1;

/**
 * POST /arsip/api/Archive/{id}/lower-class: opens an item to more users,
 * with a reason. Raising is an ordinary change.
 * @throws Refusal as findKept; 403 for anyone but the uploader; 409 for a letter's item; 422 no class in use, or
 * none that is lower
 */
export async function lowerClass(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: () => ClassChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await findKept(tx, actor, id);
    if (item.origin === 'naskah')
      throw conflict(
        translate({
          id: 'Kelas keamanan arsip ini mengikuti naskahnya.',
          en: 'The security class of this item follows its letter.',
        }),
      );
    if (item.createdById !== actor.userId)
      throw forbidden(
        translate({
          id: 'Kelas keamanan hanya dapat diturunkan oleh pengunggahnya.',
          en: 'The security class can be lowered only by whoever uploaded the item.',
        }),
      );
    const { securityId, reason: why } = body();
    const classes = tableOf(securityClassification);
    const [wanted] = await tx.select().from(classes).where(eq(classes.id, securityId)).for('share');
    if (!wanted?.isActive)
      throw invalid({
        securityId: [
          translate({ id: 'Pilih kelas yang masih dipakai.', en: 'Choose a class that is still in use.' }),
        ],
      });
    if (Number(wanted.rank) >= item.securityRank)
      throw invalid({
        securityId: [
          translate({
            id: 'Pilih kelas yang lebih rendah dari kelas sekarang.',
            en: 'Choose a class below the current one.',
          }),
        ],
      });
    const items = tableOf(archive);
    const [changed] = await tx
      .update(items)
      .set({ securityId, version: sql`${items.version} + 1`, updatedAt: new Date() } as never)
      .where(eq(items.id, id))
      .returning();
    const told = ({ createdAt: _made, updatedAt: _changed, ...row }: Record<string, unknown>) => row;
    await recordAudit(tx, {
      ...{ actor, action: 'lower-class', resource: archive.name, recordId: id },
      ...{ before: told(item), after: { ...told(changed ?? item), reason: why } },
    });
  });
  forgetLists(archive);
}
