import { eq } from 'drizzle-orm';
import type { Verification } from '../../../domain/calls/letters/versions.ts';
import { inOneLine } from '../../../domain/letters/signing-identity.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { letterCosigners } from '../parts/tables.ts';
import type { PrintedFacts } from '../sheet/printed-facts.ts';
import type { LetterRow } from '../tables.ts';

/** The signature block as printed: the name only where it is printed. */
export const publicSender = ({ signer }: Pick<PrintedFacts, 'signer'>): Verification['sender'] => ({
  positionName: signer ? inOneLine(signer.onBehalfOf, signer.positionName) : '',
  personName: signer?.personName ?? null,
});

/** The further ones, as the file shows them; where it shows none, as it names who was to sign, and who did. */
export async function publicCosigners(
  executor: Executor,
  { id, showSenderName }: Pick<LetterRow, 'id' | 'showSenderName'>,
  { cosigners = [] }: Pick<PrintedFacts, 'cosigners'>,
): Promise<Verification['cosigners']> {
  if (cosigners.length === 0) return [];
  const users = tableOf(user);
  const signed = await executor
    .select({ at: letterCosigners.signedAt, by: users.personName, as: letterCosigners.signed })
    .from(letterCosigners)
    .leftJoin(users, eq(users.id, letterCosigners.signedByUserId))
    .where(eq(letterCosigners.letterId, id))
    .orderBy(letterCosigners.order);
  return cosigners.map((named, index) => {
    const { at = null, by = null, as = null } = signed[index] ?? {};
    const { onBehalfOf, positionName, personName } = as ?? named;
    return {
      place: as?.place ?? null,
      positionName: inOneLine(onBehalfOf, positionName),
      personName,
      date: at?.toISOString() ?? null,
      signedBy: showSenderName && by !== personName ? by : null,
    };
  });
}
