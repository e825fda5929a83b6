import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { LetterRow } from '../tables.ts';

/**
 * The subject outside the opened letter (DOMAIN 4), null if the class
 * masks nothing. Lists have openable letters only.
 */
export async function maskOf(executor: Executor, securityId: string | null): Promise<string | null> {
  if (!securityId) return null;
  const found = await executor.execute<{ name: string }>(sql`
    select name from security_classification where id = ${securityId} and mask_subject`);
  const name = found.rows[0]?.name;
  return name === undefined ? null : `Naskah ${name}`;
}

/** The subject as it may be said there. */
export const shownSubject = async (
  executor: Executor,
  letter: Pick<LetterRow, 'securityId' | 'subject'>,
): Promise<string> => (await maskOf(executor, letter.securityId)) ?? letter.subject;
