import { mandateOf, type SenderDelegation } from '../../../domain/letters/signing-identity.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { maySignSo } from './identities.ts';

/**
 * Checks an "a.n." mandate for this signer on the signing day:
 * delegations expire and are not passed on (DOMAIN 6).
 * @throws Refusal 409
 */
export async function assertIdentity(
  tx: Executor,
  actor: Actor,
  delegations: readonly SenderDelegation[],
): Promise<void> {
  const mandate = mandateOf(delegations);
  if (mandate.length === 0) return;
  if (actor.entryType === 'Delegation')
    throw conflict(
      translate({
        id: 'Naskah ini ditandatangani atas mandat (a.n.). Mandat tidak dapat didelegasikan lagi.',
        en: 'This letter is signed by mandate (a.n.). A mandate cannot be delegated further.',
      }),
    );
  const person = { userId: actor.userId, positionId: actor.positionId };
  if (!(await maySignSo(tx, person, mandate)))
    throw conflict(
      translate({
        id: 'Mandat a.n. pada naskah ini tidak berlaku bagi Anda hari ini. Kembalikan naskah untuk diperbaiki.',
        en: 'The a.n. mandate of this letter is not valid for you today. Return the letter to have it corrected.',
      }),
    );
}
