import { sql } from 'drizzle-orm';
import { trigger } from '../../../resources/index.ts';
import { eventLabel } from '../../../resources/pengaturan/trigger-words.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import type { Deps } from '../../deps.ts';
import { mayBeOpenedBy } from '../../letters/index.ts';
import type { TriggerWork } from '../emit-event.ts';
import type { LetterFacts } from '../letter-facts.ts';
import { commonWords, type OwnText, written } from '../own-text.ts';
import { callerOf } from './secret.ts';
import { sendCall } from './send-call.ts';

type Asked = {
  rule: OwnText & { id: string; code: string; name: string };
  work: TriggerWork;
  facts: LetterFacts | undefined;
  runId: string;
};

/**
 * Tells a webhook of a letter or a delegation. The letter's words are in it only as far as whoever set the address up
 * may open the letter: everybody else could have sent them out of the house.
 */
export async function callOfLetter(
  tx: Executor,
  { config }: Pick<Deps, 'config'>,
  { rule, work, facts, runId }: Asked,
): Promise<void> {
  const { event, at, letterId } = work;
  const id = letterId ?? work.delegationId ?? '';
  const detailUrl = letterId ? `/naskah-dinas/outbox/${id}` : `/pengaturan/delegasi/${id}`;
  const url = config.publicUrl + detailUrl;
  const isOpen = letterId !== undefined && (await mayOpen(tx, rule.id, letterId));
  const words = { ...(isOpen && facts?.words), ...commonWords({ event, at, ...config, detailUrl }) };
  const own = written(rule, words);
  await sendCall(tx, runId, {
    ...{ event, at, trigger: { id: rule.id, code: rule.code, name: rule.name } },
    subject: letterId
      ? { kind: 'letter', id, url }
      : { kind: 'records', resource: 'pengaturan.delegasi', ids: [id], url },
    title: own.title ?? eventLabel(trigger.fields.event, event).id,
    text: own.text ?? null,
  });
}

async function mayOpen(tx: Executor, triggerId: string, letterId: string): Promise<boolean> {
  const userId = await callerOf(tx, triggerId);
  if (!userId) return false;
  const { rows } = await tx.execute<{ positionId: string }>(sql`
    select m.position_id as "positionId" from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where m.user_id = ${userId} and ${isCurrent('m')}`);
  return (
    (
      await mayBeOpenedBy(
        tx,
        letterId,
        rows.map((post) => ({ ...post, userId })),
      )
    ).length > 0
  );
}
