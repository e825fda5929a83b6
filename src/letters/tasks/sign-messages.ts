import { actsFor, type RoleEntry } from '../../../authProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { detailMessages } from './detail-messages.ts';

type Going = Pick<Letter, 'from' | 'concern' | 'receivers' | 'ccs' | 'internalToExternal'>;

/** Consequences of signing, after "Setelah ditandatangani, naskah bernomor": receivers, and the work left. */
export function afterSigning(letter: Going): string {
  const inside = letter.receivers.length + letter.ccs.length;
  const outside = namesOutside(letter);
  const leaves = letter.from === 'internal' && letter.concern === 'external';
  if (!leaves) return translate(detailMessages.afterInside(inside));
  const names = outside.join(', ') || translate(detailMessages.itsReceivers);
  return translate(inside > 0 ? detailMessages.afterBoth(inside, names) : detailMessages.afterOutside(names));
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
