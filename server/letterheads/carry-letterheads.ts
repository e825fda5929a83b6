import { eq } from 'drizzle-orm';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import type { Actor } from '../actor.ts';
import { applyToAll, forgetLists, tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';

/** Keeps a company's letterheads with it when its code changes: they name it by that. */
export async function carryLetterheads(
  executor: Executor,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const table = tableOf(letterheadTemplate);
  const its = await executor.select({ id: table.id }).from(table).where(eq(table.companyCode, from));
  const ids = its.map(({ id }) => id);
  await applyToAll(executor, letterheadTemplate, ids, { actor, values: { companyCode: to } });
  forgetLists(letterheadTemplate);
}
