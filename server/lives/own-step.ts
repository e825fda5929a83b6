import type { OwnStep } from '../../resources/life/life.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import type { Living } from './living.ts';
import { lifeSteps } from './tables.ts';

/** Writes a step that every life has and that leaves the record as it is. */
export async function recordOwnStep(
  tx: Executor,
  { name }: Living,
  actor: Actor,
  row: Row,
  { event, note }: { event: OwnStep; note: string | null },
): Promise<void> {
  const stage = String(row.stage);
  await tx.insert(lifeSteps).values({
    ...{ id: newId(), resource: name, recordId: String(row.id), event, fromStage: stage, toStage: stage },
    ...{ userId: actor.userId, entryId: actor.entryId, tokenId: actor.token?.id ?? null },
    note,
    values: {},
    before: {
      stageSince: (row.stageSince as Date).toISOString(),
      stageDue: row.stageDue as string | null,
      stageById: row.stageById as string | null,
      values: {},
    },
    version: Number(row.version),
  });
  await recordAudit(tx, {
    actor,
    action: event,
    resource: name,
    recordId: String(row.id),
    after: { note },
  });
}
