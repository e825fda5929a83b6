import { sql } from 'drizzle-orm';
import type { DispatchOutcome } from '../../../domain/letters/outgoing.ts';
import type { Executor } from '../../db/executor.ts';
import type { DispatchRow } from './tables.ts';

export type Outcome = { outcome: DispatchOutcome; failedTo: string[] };

/** Derives a dispatch's outcome from its mails; delivery by hand counts as sent. */
export async function outcomeOf(
  executor: Executor,
  { to, mailIds }: Pick<DispatchRow, 'to' | 'mailIds'>,
): Promise<Outcome> {
  if (mailIds.length === 0) return { outcome: 'sent', failedTo: [] };
  const found = await executor.execute<{ id: string; state: string }>(
    sql`select id, state from mail where id = any(${sql.param(mailIds)}::uuid[])`,
  );
  const states = new Map(found.rows.map((row) => [row.id, row.state]));
  return outcomeOfStates(
    to,
    mailIds.map((id) => states.get(id)),
  );
}

/** Takes addresses and mail states in the same order; a mail already cleaned up counts as sent. */
export function outcomeOfStates(to: readonly string[], states: readonly (string | undefined)[]): Outcome {
  const failedTo = to.filter((_, index) => states[index] === 'failed');
  const left = states.some((state) => state !== 'failed' && state !== 'withdrawn');
  if (failedTo.length > 0) return { outcome: left ? 'partly' : 'failed', failedTo };
  if (states.includes('withdrawn')) return { outcome: left ? 'partly-withdrawn' : 'withdrawn', failedTo };
  if (states.includes('waiting')) return { outcome: 'sending', failedTo };
  return { outcome: states.includes('kept') ? 'kept' : 'sent', failedTo };
}
