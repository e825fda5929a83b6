import { and, desc, eq, gt } from 'drizzle-orm';
import type { ReadBody } from '../../domain/calls/define-call.ts';
import type { LifeCalls } from '../../domain/calls/life-calls.ts';
import { nudgePause } from '../../domain/letters/target-time.ts';
import { translate } from '../../lib/language.ts';
import { clockInWib, dayInWib } from '../../lib/wib.ts';
import type { RowRule } from '../../resources/declare.ts';
import { isParty } from '../../resources/life/life-rules.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { inTransaction, lockedRow, meetsRule, type Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, forbidden, notFound } from '../http/index.ts';
import type { Living } from './living.ts';
import { recordOwnStep } from './own-step.ts';
import { peopleOf } from './people-of.ts';
import { lifeSteps } from './tables.ts';
import { notifyNamed, titled } from './tell-step.ts';

type Request = { id: string; rule: RowRule; body: ReadBody<LifeCalls['remind']> };

/**
 * Reminds who holds a record, at most once in four hours at one stage, whoever asks (as of letters, DOMAIN 12.3).
 * @returns how many were told
 * @throws Refusal 404 unseen; 403 who only reads; 409 where nobody else holds it or they were just reminded, with
 * `data.againAt`; 422 wrong note
 */
export async function remindHolder(
  { db }: Deps,
  resource: Living,
  actor: Actor,
  { id, rule, body }: Request,
): Promise<number> {
  if (!isId(id)) throw notFound();
  return inTransaction(db, async (tx) => {
    const row = await lockedRow(tx, resource, id);
    if (!row || !meetsRule(rule, row)) throw notFound();
    const viewer = viewerOf(actor);
    if (viewer.readsOnly) throw forbidden();
    const stage = resource.life.stages[String(row.stage)];
    if (!stage?.holder || stage.ends) throw waitsForNobody();
    if (isParty(resource, viewer, stage.holder, row)) throw waitsForOneself(resource);
    const { note = '' } = body();
    await refuseTooSoon(tx, resource, row);
    const holders = (await peopleOf(tx, resource, row, 'holder')).filter((one) => one !== actor.userId);
    if (holders.length === 0) throw waitsForNobody();
    await recordOwnStep(tx, resource, actor, row, { event: 'reminded', note: note || null });
    const title = titled(resource, { id: 'masih menunggu Anda', en: 'still waits for you' });
    await notifyNamed(tx, resource, row, holders, { kind: 'tahap.giliran', title }, (name) =>
      note ? `${name}: ${note}` : name,
    );
    return holders.length;
  });
}

/** @throws Refusal 409 */
async function refuseTooSoon(tx: Executor, { name }: Living, row: Row): Promise<void> {
  const [last] = await tx
    .select({ at: lifeSteps.at })
    .from(lifeSteps)
    .where(
      and(
        eq(lifeSteps.resource, name),
        eq(lifeSteps.recordId, String(row.id)),
        eq(lifeSteps.event, 'reminded'),
        eq(lifeSteps.toStage, String(row.stage)),
        gt(lifeSteps.at, new Date(Date.now() - nudgePause)),
      ),
    )
    .orderBy(desc(lifeSteps.at))
    .limit(1);
  if (!last) return;
  const againAt = new Date(last.at.getTime() + nudgePause);
  const isToday = dayInWib(againAt) === dayInWib();
  const time = clockInWib(againAt);
  throw conflict(
    translate({
      id: `Baru saja diingatkan. Dapat diingatkan lagi ${isToday ? '' : 'besok '}pukul ${time.replace(':', '.')}.`,
      en: `Just reminded. Another reminder is possible ${isToday ? '' : 'tomorrow '}from ${time}.`,
    }),
    { againAt: againAt.toISOString() },
  );
}

const waitsForNobody = () =>
  conflict(
    translate({
      id: 'Saat ini tidak ada orang yang dapat diingatkan.',
      en: 'There is nobody to remind now.',
    }),
  );
const waitsForOneself = ({ singular }: Living) =>
  conflict(
    translate({
      id: `Sekarang ${singular.id} ini menunggu Anda sendiri.`,
      en: `This ${singular.en} is now waiting for you.`,
    }),
  );
