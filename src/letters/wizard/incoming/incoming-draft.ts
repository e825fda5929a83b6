import {
  emptyIncoming,
  type Incoming,
  type IncomingInput,
  incomingBlanks,
  receivedMoment,
} from '../../../../domain/letters/incoming.ts';
import type { Letter, LetterInput } from '../../../../domain/letters/letter.ts';

/** What the wizard keeps of a letter from outside, also while the flow is another one. */
export type IncomingDraft = { number: string | null; externalToInternal: IncomingInput | null };

/** Takes the letter as the server has it, gives its part from outside. */
export const incomingDraftOf = (letter: Letter): IncomingDraft =>
  letter.from === 'external'
    ? {
        number: letter.number,
        externalToInternal: letter.externalToInternal && inputOf(letter.externalToInternal),
      }
    : { number: null, externalToInternal: null };

/** The block of a letter that has become one from outside just now: it came today, as most do. */
export const startedBlock = (block: IncomingInput | null, today: string): IncomingInput =>
  block ?? { ...emptyIncoming, receivedDate: receivedMoment(today) };

/**
 * Puts the blanks of the flow into what is sent (SPEC A5): a letter from outside has no text, sender and reviewers, any
 * other neither block nor number. What was typed stays in the draft.
 */
export const withFlowBlanks = (input: LetterInput, draft: IncomingDraft): LetterInput =>
  input.from === 'external'
    ? {
        ...input,
        ...incomingBlanks,
        reviewers: [],
        internalToExternal: null,
        number: draft.number ?? null,
        externalToInternal: draft.externalToInternal ?? emptyIncoming,
      }
    : { ...input, number: null, externalToInternal: null };

/** Is the part from outside of what the server has what was sent? Spaces at the ends are the server's to take off. */
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
