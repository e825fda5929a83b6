import { actsFor, type RoleEntry } from '../../../authProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { detailWords } from './detail-words.ts';

type Going = Pick<Letter, 'from' | 'concern' | 'receivers' | 'ccs' | 'internalToExternal'>;

/** What signing brings about, after "Setelah ditandatangani, naskah bernomor": to whom it goes, and what is left to do. */
export function afterSigning(letter: Going): string {
  const inside = letter.receivers.length + letter.ccs.length;
  const outside = namesOutside(letter);
  const leaves = letter.from === 'internal' && letter.concern === 'external';
  if (!leaves) return say(detailWords.afterInside(inside));
  const names = outside.join(', ') || say(detailWords.itsReceivers);
  return say(inside > 0 ? detailWords.afterBoth(inside, names) : detailWords.afterOutside(names));
}

/** For whom the active entry signs; empty at one's own desk. */
export function signsFor(role: Pick<RoleEntry, 'type' | 'onBehalfOf'> | undefined): string {
  const official = actsFor(role);
  return official ? say(detailWords.signsFor(official)) : '';
}

const namesOutside = ({ internalToExternal }: Going): string[] =>
  [...(internalToExternal?.externalReceiver ?? []), ...(internalToExternal?.externalCc ?? [])].map(
    ({ name }) => name,
  );
