import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { RowRule } from '../../resources/declare.ts';
import { ownSteps } from '../../resources/life/life.ts';
import { mayFire } from '../../resources/life/life-rules.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { applyChange, type Hooks, inTransaction, lockedRow, meetsRule } from '../crud/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, forbidden, notFound } from '../http/index.ts';
import { settlePage } from '../notifications/index.ts';
import { undoSeconds } from './fire-event.ts';
import type { Living } from './living.ts';
import { lifeSteps } from './tables.ts';
import { pageOf } from './tell-step.ts';

/**
 * Undoes the last event: stage, deadline, values; its notifications count as read.
 * @throws Refusal 404 unseen; 403 not the actor's; 409 too late, changed, or final
 */
export async function undoEvent(
  deps: Deps,
  resource: Living,
  actor: Actor,
  { id, rule, hooks }: { id: string; rule: RowRule; hooks?: Hooks | undefined },
): Promise<void> {
  if (!isId(id)) throw notFound();
  await inTransaction(deps.db, async (tx) => {
    const stored = await lockedRow(tx, resource, id);
    if (!stored) throw notFound();
    const [step] = await tx
      .select()
      .from(lifeSteps)
      .where(
        and(
          eq(lifeSteps.resource, resource.name),
          eq(lifeSteps.recordId, id),
          isNull(lifeSteps.undoneAt),
          notInArray(lifeSteps.event, [...ownSteps]),
        ),
      )
      .orderBy(desc(lifeSteps.at), desc(lifeSteps.id))
      .limit(1);
    const isOwn = step?.userId === actor.userId;
    // The event may have led out of the actor's reach.
    if (!isOwn && !meetsRule(rule, stored)) throw notFound();
    if (step && !isOwn) throw forbidden();
    const event = step && resource.life.events[step.event];
    if (!step || !event?.undo) throw stays();
    const was = { ...stored, ...step.before.values, stage: step.fromStage };
    // Rights may have gone since.
    if (!mayFire(resource, viewerOf(actor), event, was)) throw forbidden();
    if (Date.now() - step.at.getTime() > undoSeconds * 1000 || step.version !== stored.version)
      throw tooLate();
    await applyChange(tx, resource, {
      actor,
      rule: true,
      before: stored,
      values: {
        ...step.before.values,
        stage: step.fromStage,
        stageSince: new Date(step.before.stageSince),
        stageDue: step.before.stageDue,
        stageById: step.before.stageById,
      },
      secrets: {},
      hooks,
      action: 'undo-stage',
    });
    await tx.update(lifeSteps).set({ undoneAt: new Date() }).where(eq(lifeSteps.id, step.id));
    await settlePage(tx, pageOf(resource, stored), step.at);
  });
}

const stays = () =>
  conflict(
    translate({
      id: 'Tidak ada tindakan yang dapat diurungkan.',
      en: 'There is nothing that can be undone.',
    }),
  );
const tooLate = () =>
  conflict(
    translate({
      id: 'Sudah tidak dapat diurungkan: waktunya lewat atau data berubah lagi.',
      en: 'It cannot be undone any more: too late, or changed again.',
    }),
  );
