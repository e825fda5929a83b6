import { sql } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { MailboxCalls } from '../../../domain/calls/letters/mailbox.ts';
import type { LetterLabel } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { labelsOf, unseenLabels, visibleLabels } from './visible-labels.ts';

/**
 * PUT /letter/api/Letter/{id}/labels {labelIds}: replaces the labels visible to the reader; others stay,
 * undisclosed. Idempotent.
 * @throws Refusal 404 unseen letter, 403 without letters, 422 for a label that is not the reader's to use
 */
export async function labelLetter(
  deps: Deps,
  actor: Actor,
  letterId: string,
  body: ReadBody<MailboxCalls['labelLetter']>,
): Promise<LetterLabel[]> {
  const letter = await findLetter(deps.db, actor, letterId);
  assertReadsLetters(actor);
  const wanted = unique(body().labelIds);
  await refuseUnseen(deps.db, actor, wanted);
  return deps.db.transaction(async (tx) => {
    const removed = await tx.execute<{ id: string }>(sql`
      delete from letter_label x using label b
      where b.id = x.label_id and x.letter_id = ${letter.id} and ${visibleLabels(actor, 'b')}
        and not (x.label_id = any(${sql.param(wanted)}::uuid[]))
      returning x.label_id as id`);
    const added = await addLabels(tx, letter.id, wanted);
    if (removed.rows.length + added.length > 0)
      await recordAudit(tx, {
        actor,
        action: 'label',
        resource: 'letter',
        recordId: letter.id,
        after: { added, removed: removed.rows.map(({ id }) => id) },
      });
    const found = await tx.execute<{ labels: LetterLabel[] }>(
      sql`select ${labelsOf(actor, 'l.id')} as labels from letter l where l.id = ${letter.id}`,
    );
    return found.rows[0]?.labels ?? [];
  });
}

/** @throws Refusal 422 when a label is not the reader's to use; the same whether it exists elsewhere or not */
export async function refuseUnseen(executor: Executor, actor: Actor, ids: readonly string[]): Promise<void> {
  const unseen = await unseenLabels(executor, actor, ids);
  if (unseen.length > 0)
    throw invalid({
      labelIds: [
        translate({
          id: 'Label ini tidak ada, atau bukan label Anda.',
          en: 'This label does not exist, or is not yours.',
        }),
      ],
    });
}

/** Returns the new labels only. Skips a label deleted meanwhile. */
export async function addLabels(tx: Executor, letterId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await tx.execute<{ id: string }>(sql`
    insert into letter_label (label_id, letter_id)
    select b.id, ${letterId}::uuid from label b where b.id = any(${sql.param([...ids])}::uuid[])
    order by b.id for key share
    on conflict do nothing returning label_id as id`);
  return found.rows.map(({ id }) => id);
}

/** Takes labels off a letter. */
export async function removeLabels(
  tx: Executor,
  letterId: string,
  ids: readonly string[],
): Promise<string[]> {
  const gone = await tx.execute<{ id: string }>(sql`
    delete from letter_label where letter_id = ${letterId} and label_id = any(${sql.param([...ids])}::uuid[])
    returning label_id as id`);
  return gone.rows.map(({ id }) => id);
}

/** Each once; ids mean the same in capitals. */
export const unique = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];
