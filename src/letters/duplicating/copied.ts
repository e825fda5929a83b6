import type { Letter } from '../../../domain/letters/letter.ts';
import { isBlankHtml } from '../../../domain/letters/tags.ts';
import { listed } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { duplicateMessages as words } from './messages.ts';

/** What the copy's page says. */
export type DuplicatedNotice = {
  text: string;
  /** Something of the original was left out. */
  isSome: boolean;
};

type Duplicated = { letter: Copied; leftOut: readonly string[]; filesLeftOut: number };
type Copied = Pick<
  Letter,
  | 'naskahDinasCategoryId'
  | 'receivers'
  | 'ccs'
  | 'internalToExternal'
  | 'sender'
  | 'reviewers'
  | 'content'
  | 'attachments'
>;

/** Names what a copy has of its original and what it has not. */
export function duplicatedNotice({ letter, leftOut, filesLeftOut }: Duplicated): DuplicatedNotice {
  const left = [
    ...(leftOut.length > 0 ? [words.leftOut(leftOut.join('; '))] : []),
    ...(filesLeftOut > 0 ? [words.filesLeftOut] : []),
  ];
  const said = [words.done(listed(partsOf(letter).map((part) => translate(part)))), words.asNew, ...left];
  return { text: said.map((one) => translate(one)).join(' '), isSome: left.length > 0 };
}

function partsOf(letter: Copied): Message[] {
  const outside = letter.internalToExternal;
  const has: [boolean, Message][] = [
    [letter.naskahDinasCategoryId !== null, words.kind],
    [letter.receivers.length + (outside?.externalReceiver.length ?? 0) > 0, words.receivers],
    [letter.ccs.length + (outside?.externalCc.length ?? 0) > 0, words.ccs],
    [letter.sender !== null, words.signer],
    [letter.reviewers.length > 0, words.reviewers],
    [!isBlankHtml(letter.content), words.text],
    [letter.attachments.length > 0, words.files(letter.attachments.length)],
  ];
  return has.flatMap(([isThere, part]) => (isThere ? [part] : []));
}
