import type { Person, PersonInput } from '../../../../domain/letters/letter-people.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import type { Message } from '../../../../lib/language.ts';
import type { Draft } from './draft.ts';
import { outside } from './paper.ts';

type People = Pick<Draft, 'sender' | 'receivers' | 'reviewers' | 'anyReviewer'>;

/** Warns when the signer is the only receiver: allowed, but mostly a slip (DOMAIN 11). Null otherwise. */
export function isToItself(draft: Draft): Message | null {
  const [only, ...others] = draft.receivers;
  const isAlone = only && others.length === 0 && outside(draft).to.length === 0;
  if (!draft.sender || !isAlone || isGroup(only) || only.isWholePost || !isSame(draft.sender, only))
    return null;
  const name = only.personName || only.positionName;
  return {
    id: `Satu-satunya penerima, ${name}, juga penanda tangan naskah ini. Periksa kembali penerimanya.`,
    en: `The only recipient, ${name}, is also the signer of this letter. Check the recipients once more.`,
  };
}

/** Warns when the signer is also a reviewer: allowed, but mostly a slip. Null otherwise. */
export function reviewsItself({ sender, reviewers, anyReviewer }: People): Message | null {
  const same = reviewers.find((one) => one.status === null && sender && isSame(sender, one));
  if (!same || anyReviewer !== 'ada') return null;
  const name = same.personName || same.positionName;
  return {
    id: `${name} memeriksa naskah yang juga ditandatanganinya sendiri. Tanda tangan saja biasanya cukup.`,
    en: `${name} reviews a letter that they sign as well. The signature alone is usually enough.`,
  };
}

/** The same person, or a delegate of the same post. */
const isSame = (one: Person, other: PersonInput): boolean =>
  one.userId === other.userId || (one.userPositionId === other.userPositionId && Boolean(other.delegationId));
