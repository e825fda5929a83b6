import { sql } from 'drizzle-orm';
import { mandateOf, type SenderDelegation } from '../../../domain/letters/signing-identity.ts';
import type { Executor } from '../../db/executor.ts';
import { ask, type Question, question, settled } from '../../db/question.ts';

export type MandatingPost = { id: string; name: string; level: number };

/**
 * Mandating posts, responsible one first; none in the sender's own name. Not checked: printed facts stay printed.
 */
export const mandatingPosts = (
  executor: Executor,
  sets: readonly SenderDelegation[],
): Promise<MandatingPost[]> => ask(executor, mandatesOf(sets));

export function mandatesOf(sets: readonly SenderDelegation[]): Question<MandatingPost[]> {
  const steps = mandateOf(sets);
  if (steps.length === 0) return settled([]);
  return question(
    sql`
    select d.id as "delegationId", p.id, p.name, p.level from delegation d join position p on p.id = d.from_position_id
    where d.id = any(${sql.param(steps.map((step) => step.id))}::uuid[])`,
    (rows: (MandatingPost & { delegationId: string })[]) =>
      steps.flatMap((step) => {
        const post = rows.find((row) => row.delegationId === step.id);
        return post ? [{ id: post.id, name: post.name, level: post.level }] : [];
      }),
  );
}
