import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { LetterRow } from '../tables.ts';

/**
 * What stands in place of a letter's subject wherever it is read by others than those who open the letter: in notices,
 * mails and logs, on printed sheets (DOMAIN 4). "Naskah Rahasia", or null where its class masks nothing. The one place
 * that asks: lists need none of it, as they have no rows of letters their reader may not open.
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
