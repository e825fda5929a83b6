import { archive } from '../../../resources/dokumen/arsip.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import type { ArchiveRow } from './find-archive.ts';

/**
 * Notes what happened to an item beside its own fields. With what decides who may know of it, since its history is cut by
 * that (server/crud/history.ts).
 * @param facts kept apart from the item's fields: the history tells changed fields to whoever may know of the item, and
 *   names of files only to who may open it (SPEC B3)
 */
export async function recordChange(
  tx: Executor,
  who: Who,
  item: ArchiveRow,
  action: string,
  facts: object,
): Promise<void> {
  const { status, unitId, isListed, securityRank, readerPositionIds, readerUserIds } = item;
  const standing = { status, unitId, isListed, securityRank, readerPositionIds, readerUserIds };
  await recordAudit(tx, {
    who,
    action,
    resource: archive.name,
    recordId: item.id,
    before: standing,
    after: { ...standing, facts },
  });
}
