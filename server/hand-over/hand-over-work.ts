import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AnswerOf } from '../../domain/calls/define-call.ts';
import type { HandOverCalls, OpenWork } from '../../domain/calls/hand-over.ts';
import { translate } from '../../lib/language.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import { applyChange, type Hooks, inTransaction, lockedRow } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { conflict, invalid, Refusal } from '../http/index.ts';
import { notifyEach } from '../notifications/index.ts';
import { givePart, type Receiver } from './give-part.ts';
import { findLeaver, type Leaver, listOpenWork } from './list-open-work.ts';
import { workInWords } from './words.ts';

type Body = z.output<HandOverCalls['handOver']['body']>;

/**
 * Hands a person's open work to one or several, and closes the account where asked: all of it, or nothing.
 * @throws Refusal 403, 404 as findLeaver; 409 what is no longer open; 422 at the item whose receiver may not hold it
 */
export async function handOverWork(
  deps: Deps,
  actor: Actor,
  id: string,
  { items, deactivate }: Body,
  hooks: Record<string, Hooks>,
): Promise<AnswerOf<HandOverCalls['handOver']>> {
  const leaver = await findLeaver(deps.db, actor, id);
  return inTransaction(deps.db, async (tx) => {
    // Read before the account closes: then posts held alone by two are no longer shared.
    const open = await listOpenWork(tx, actor, leaver, deactivate);
    if (deactivate && leaver.isActive) await closeAccount(tx, actor, leaver, hooks);
    const receivers = await receiversOf(tx, items, leaver);
    const handed: { to: Receiver; work: OpenWork }[] = [];
    for (const [at, { key, toUserId }] of items.entries()) {
      const work = open.find((one) => one.key === key);
      if (!work || work.stays) throw goneMeanwhile();
      const to = receivers.get(toUserId);
      if (!to || (work.receivers && !work.receivers.some((one) => one.id === toUserId)))
        throw invalid({ [`items.${at}.toUserId`]: [translate(mayNotHold(work))] });
      const count = await atItem(at, () => givePart(tx, actor, { work, leaver, to, hooks }));
      if (count > 0) handed.push({ to, work: { ...work, count } });
    }
    await tellReceivers(tx, leaver, handed);
    for (const userId of new Set([leaver.id, ...handed.map(({ to }) => to.id)]))
      await recordAudit(tx, {
        actor,
        action: 'hand-over',
        resource: user.name,
        recordId: userId,
        after: {
          fromUserId: leaver.id,
          handed: handed
            .filter(({ to }) => userId === leaver.id || to.id === userId)
            .map(({ to, work: { key, count } }) => ({ key, toUserId: to.id, count })),
        },
      });
    const to = [...new Map(handed.map((one) => [one.to.id, { id: one.to.id, label: one.to.name }])).values()];
    return { handed: handed.reduce((sum, { work }) => sum + work.count, 0), receivers: to };
  });
}

/** Puts a refusal at the item it is about. */
async function atItem<Value>(at: number, give: () => Promise<Value>): Promise<Value> {
  try {
    return await give();
  } catch (error) {
    if (!(error instanceof Refusal) || error.statusCode !== 422) throw error;
    throw invalid({ [`items.${at}.toUserId`]: Object.values(error.errors ?? {}).flat() });
  }
}

async function closeAccount(
  tx: Executor,
  actor: Actor,
  { id }: Leaver,
  hooks: Record<string, Hooks>,
): Promise<void> {
  const before = await lockedRow(tx, user, id);
  if (!before) throw goneMeanwhile();
  await applyChange(tx, user, {
    ...{ actor, rule: true, before, values: { isActive: false }, secrets: {} },
    hooks: hooks[user.name],
  });
}

/** Those of them that may be given work: active, and not who leaves. */
async function receiversOf(
  tx: Executor,
  items: Body['items'],
  leaver: Leaver,
): Promise<Map<string, Receiver>> {
  const ids = items.map(({ toUserId }) => toUserId).filter((id) => id !== leaver.id);
  const found = await tx.execute<Receiver>(sql`
    select id, person_name as name from "user"
    where is_active and id = any(${sql.param(ids)}::uuid[]) order by id for share`);
  return new Map(found.rows.map((row) => [row.id, row]));
}

async function tellReceivers(
  tx: Executor,
  leaver: Leaver,
  handed: readonly { to: Receiver; work: OpenWork }[],
): Promise<void> {
  const mine = Map.groupBy(handed, ({ to }) => to.id);
  await notifyEach(
    tx,
    [...mine].map(([userId, given]) => ({
      userId,
      kind: 'jabatan.beralih' as const,
      modul: 'pengaturan',
      title: {
        id: `Pekerjaan ${leaver.name} diserahkan kepada Anda`,
        en: `The work of ${leaver.name} is handed to you`,
      },
      message: workInWords(given.map(({ work }) => work)),
      detailUrl: '/naskah-dinas/tugas',
      tabName: null,
    })),
  );
}

const goneMeanwhile = () =>
  conflict(
    translate({
      id: 'Pekerjaan ini berubah sejak dibuka. Muat ulang, lalu serahkan lagi.',
      en: 'This work has changed since it was opened. Load it anew and hand it over again.',
    }),
  );

const mayNotHold = ({ place, receivers }: OpenWork) =>
  receivers
    ? {
        id: `Pilih orang yang memangku jabatan ${place}.`,
        en: `Choose somebody who holds the post ${place}.`,
      }
    : { id: 'Pilih orang lain yang akunnya aktif.', en: 'Choose somebody else whose account is active.' };
