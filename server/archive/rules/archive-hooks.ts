import { eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { typedNames } from '../../../resources/declare.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import type { Actor } from '../../actor.ts';
import { type Hooks, type Row, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import { changedFields, standingOf, whyFixed } from './fixed.ts';
import { logWithdrawal, refuseUnlessMistake } from './withdraw-item.ts';

/** Refuses invalid writes by form, import and bulk change; runs in the transaction of the write. */
export const archiveHooks: Hooks = {
  afterWrite: async (executor, { actor, before, record }) => {
    if (before) {
      refuseForeignChange(actor, before, record);
      await refuseFixedChange(executor, before, record);
    }
    if (record.filingUnitId !== before?.filingUnitId) await refuseUnfit(executor, record);
  },
  beforeDelete: async (executor, { actor, before }) => {
    await refuseUnlessMistake(executor, actor, before);
    await logWithdrawal(executor, actor, before);
  },
};

/**
 * A letter's item follows the letter. Only the uploader raises a class (DOMAIN 4), keeping access; lowering needs
 * a reason (lower-class.ts).
 */
function refuseForeignChange(actor: Actor, before: Row, record: Row): void {
  if (before.origin === 'naskah') {
    const changed = ['title', 'number', 'documentDate', 'securityId'].filter(
      (name) => record[name] !== before[name],
    );
    if (changed.length > 0)
      throw invalid(
        Object.fromEntries(
          changed.map((name) => [
            name,
            [translate({ id: 'Mengikuti naskahnya.', en: 'Follows its letter.' })],
          ]),
        ),
      );
  }
  if (Number(record.securityRank) < Number(before.securityRank))
    throw invalid({
      securityId: [
        translate({
          id: 'Kelas keamanan diturunkan dengan alasan, melalui “Turunkan kelas”.',
          en: 'The security class is lowered with a reason, by “Lower the class”.',
        }),
      ],
    });
  if (Number(record.securityRank) > Number(before.securityRank) && before.createdById !== actor.userId)
    throw invalid({
      securityId: [
        translate({
          id: 'Kelas keamanan dinaikkan oleh yang mengunggah arsip ini.',
          en: 'The security class is raised by whoever uploaded this item.',
        }),
      ],
    });
  if (before.isActive && !record.isActive && (before.origin === 'naskah' || before.filingUnitId))
    throw invalid({
      isActive: [
        translate({
          id: 'Arsip dari naskah atau yang sudah diberkaskan tidak dinonaktifkan.',
          en: 'Items from letters and items that are filed are not deactivated.',
        }),
      ],
    });
}

/** The paper's condition may always be noted; the rest is fixed with its filing unit (fixed.ts). */
const freeOfItems = ['condition'];

async function refuseFixedChange(executor: Executor, before: Row, record: Row): Promise<void> {
  const changed = changedFields(typedNames(archive.fields), before, record);
  if (changed.length === 0) return;
  const standing = await standingOf(executor, before.filingUnitId, { lock: true });
  const fixed = standing && whyFixed(standing);
  if (!fixed) return;
  const refused = changed.filter((name) => ![...fixed.free, ...freeOfItems].includes(name));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((name) => [name, [fixed.message]])));
}

/** Items go into open files of their own unit. */
async function refuseUnfit(executor: Executor, record: Row): Promise<void> {
  if (!record.filingUnitId) return;
  const units = tableOf(filingUnit);
  const [unit] = await executor
    .select({ unitId: units.unitId })
    .from(units)
    .where(eq(units.id, String(record.filingUnitId)))
    // Prevents closing meanwhile. Exclusive, because the count changes too: a shared lock would deadlock.
    .for('no key update');
  if (unit?.unitId !== record.unitId)
    throw invalid({
      filingUnitId: [
        translate({
          id: 'Pilih berkas milik unit pengolah arsip ini.',
          en: "Choose a filing unit of this item's processing unit.",
        }),
      ],
    });
  const standing = await standingOf(executor, record.filingUnitId);
  const fixed = standing && whyFixed(standing);
  if (fixed) throw invalid({ filingUnitId: [fixed.message] });
}
