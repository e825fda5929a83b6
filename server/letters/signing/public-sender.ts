import { sql } from 'drizzle-orm';
import { inOneLine, onBehalfOfLines } from '../../../resources/naskah-dinas/signing-identity.ts';
import type { Executor } from '../../db/executor.ts';
import type { LetterRow } from '../tables.ts';
import { mandatingPosts } from './mandate.ts';

/** The post that sent a letter, and who stands below it; by name only where the paper shows the name. */
export type PublicSender = { positionName: string; unitName: string; personName: string | null };

/** Takes a letter and who signed it, gives what the public check says of its sender, as they are called today. */
export async function publicSender(
  executor: Executor,
  letter: LetterRow,
  signedByUserId: string | null,
): Promise<PublicSender> {
  const found = await executor.execute<PublicSender>(sql`
    select p.name as "positionName", o.name as "unitName",
           case when ${letter.showSenderName} then u.person_name end as "personName"
    from position p join organization_unit o on o.id = p.unit_id, "user" u
    where p.id = ${letter.senderPositionId} and u.id = ${signedByUserId}`);
  const sender = found.rows[0] as PublicSender;
  const mandating = await mandatingPosts(executor, letter.senderDelegations);
  const onBehalfOf = onBehalfOfLines(mandating.map(({ name }) => name));
  return { ...sender, positionName: inOneLine(onBehalfOf, sender.positionName) };
}
