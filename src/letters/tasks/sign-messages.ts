import { actsFor, type RoleEntry } from '../../../authProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isPartlySigned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { detailMessages } from './detail-messages.ts';

type Going = Pick<Letter, 'from' | 'concern' | 'receivers' | 'ccs' | 'internalToExternal'>;

/** Consequences of signing, after "Setelah ditandatangani, naskah akan diberi nomor": receivers, and the work left. */
export function afterSigning(letter: Going): string {
  const inside = letter.receivers.length + letter.ccs.length;
  const outside = namesOutside(letter);
  const leaves = letter.from === 'internal' && letter.concern === 'external';
  if (!leaves) return translate(detailMessages.afterInside(inside));
  const names = outside.join(', ') || translate(detailMessages.itsReceivers);
  return translate(inside > 0 ? detailMessages.afterBoth(inside, names) : detailMessages.afterOutside(names));
}

/** What follows one's signature: the next signer, or the receivers. */
export function onceSigned(letter: Going & Pick<Letter, 'state' | 'cosigners'>): string {
  const next = (letter.cosigners ?? []).filter(({ signedAt }) => signedAt === null);
  const isFurther = isPartlySigned(letter.state);
  const after = isFurther ? next[1] : next[0];
  if (after)
    return translate(
      (isFurther ? detailMessages.signsOn : detailMessages.numberedThen)(after.heldBy ?? after.personName),
    );
  return translate((isFurther ? detailMessages.signsLast : detailMessages.onceSigned)(afterSigning(letter)));
}

/** The official for whom the active role signs; empty in the user's own role. */
export function signsFor(role: Pick<RoleEntry, 'type' | 'onBehalfOf'> | undefined): string {
  const official = actsFor(role);
  return official ? translate(detailMessages.signsFor(official)) : '';
}

const namesOutside = ({ internalToExternal }: Going): string[] =>
  [...(internalToExternal?.externalReceiver ?? []), ...(internalToExternal?.externalCc ?? [])].map(
    ({ name }) => name,
  );
