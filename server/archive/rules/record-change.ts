import { archive } from '../../../resources/dokumen/arsip.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { ArchiveRow } from './find-archive.ts';

/**
 * Audits an event of an item together with the fields that decide its visibility: they filter its history
 * (server/crud/reading/history.ts).
 * @param facts apart from the item's fields: changed fields show to all who know of the item, file names only to
 * those who may open it (SPEC B3)
 */
export async function recordChange(
  tx: Executor,
  actor: Actor,
  item: ArchiveRow,
  action: string,
  facts: object,
): Promise<void> {
  const { status, unitId, isListed, securityRank, readerPositionIds, readerUserIds } = item;
  const standing = { status, unitId, isListed, securityRank, readerPositionIds, readerUserIds };
  await recordAudit(tx, {
    actor,
    action,
    resource: archive.name,
    recordId: item.id,
    before: standing,
    after: { ...standing, facts },
  });
}
