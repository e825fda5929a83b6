import {
  emptyIncoming,
  type Incoming,
  type IncomingInput,
  incomingBlanks,
  receivedMoment,
} from '../../../../domain/letters/incoming.ts';
import type { Letter, LetterInput } from '../../../../domain/letters/letter.ts';

/** Data of a letter from outside, kept also while another flow is chosen. */
export type IncomingDraft = { number: string | null; externalToInternal: IncomingInput | null };

/** Takes the letter as the server has it, gives its part from outside. */
export const incomingDraftOf = (letter: Letter): IncomingDraft =>
  letter.from === 'external'
    ? {
        number: letter.number,
        externalToInternal: letter.externalToInternal && inputOf(letter.externalToInternal),
      }
    : { number: null, externalToInternal: null };

/** Starts the block of a letter from outside, received today by default, as most are. */
export const startedBlock = (block: IncomingInput | null, today: string): IncomingInput =>
  block ?? { ...emptyIncoming, receivedDate: receivedMoment(today) };

/**
 * Blanks a request's fields by flow (SPEC A5): letters from outside have no text, sender or reviewers, others no
 * block or number. The draft keeps them.
 */
export const withFlowBlanks = (input: LetterInput, draft: IncomingDraft): LetterInput =>
  input.from === 'external'
    ? {
        ...input,
        ...incomingBlanks,
        cosigners: [],
        reviewers: [],
        internalToExternal: null,
        number: draft.number ?? null,
        externalToInternal: draft.externalToInternal ?? emptyIncoming,
      }
    : { ...input, number: null, externalToInternal: null };

/** Compares the part from outside as sent with the server's; the server trims the texts. */
export function isSameIncoming(sent: LetterInput, letter: Letter): boolean {
  if (sent.from !== 'external') return letter.externalToInternal === null;
  const theirs = letter.externalToInternal && inputOf(letter.externalToInternal);
  return (
    (sent.number?.trim() || null) === letter.number &&
    JSON.stringify(shape(sent.externalToInternal)) === JSON.stringify(shape(theirs))
  );
}

const inputOf = (block: Incoming): IncomingInput => ({
  receivedDate: block.receivedDate,
  archiveLocation: block.archiveLocation,
  archiveCupboard: block.archiveCupboard,
  archiveBox: block.archiveBox,
  externalSenderId: block.externalSenderId,
  externalSenderName: block.externalSenderName,
});

const shape = (block: IncomingInput | null | undefined) => {
  const known = block ?? emptyIncoming;
  return [
    known.receivedDate && Date.parse(known.receivedDate),
    ...[known.archiveLocation, known.archiveCupboard, known.archiveBox].map((text) => text?.trim() || null),
    known.externalSenderId,
    // Of an instansi the name is the server's to say.
    known.externalSenderId ? null : known.externalSenderName.trim(),
  ];
};
