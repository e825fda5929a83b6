import { eq, sql } from 'drizzle-orm';
import { type LetterEvent, type LetterState, stateAfter } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { type LetterRow, letters } from '../tables.ts';

/** @throws Refusal 409 where the letter's life refuses the event, or its signature waits for a seal */
export function nextState(letter: LetterRow, event: LetterEvent, left = 0): LetterState {
  if (letter.sealingSince && event !== 'signed') throw awaitsSeal();
  const state = stateAfter(letter.state, event, left);
  if (!state)
    throw conflict(
      translate({
        id: 'Langkah ini tidak berlaku untuk keadaan naskah sekarang.',
        en: 'This step does not apply to the letter as it is now.',
      }),
    );
  return state;
}

/** The refusal of all but the seal itself. */
export const awaitsSeal = () =>
  conflict(
    translate({
      id: 'Naskah ini sudah ditandatangani dan menunggu segel. Penanda tangan dapat menarik tanda tangannya.',
      en: 'This letter is signed and waits for its seal. Its signer can take the signature back.',
    }),
  );

type Changes = Partial<Omit<LetterRow, 'state' | 'version'>> & { updatedAt: Date };

/**
 * The only writer of a letter's state. Clears the holder unless the changes name one.
 * @throws as nextState
 */
export async function moveLetter(
  tx: Executor,
  letter: LetterRow,
  event: LetterEvent,
  changes: Changes,
  left?: number,
): Promise<LetterState> {
  const state = nextState(letter, event, left);
  await tx
    .update(letters)
    .set({
      ...{ holderPositionId: null, holderSince: null, ...changes },
      state,
      version: sql`${letters.version} + 1`,
    })
    .where(eq(letters.id, letter.id));
  return state;
}
