import { type Letter, letterStateWords } from '../../../../domain/letters/letter.ts';
import { say } from '../../../../lib/language.ts';
import { wizardWords } from '../words.ts';

/** A draft is somebody's: who acts for the official, or reads with them, reads it and no more (SPEC B2). */
export const whyNot = ({
  state,
  userName,
  reachedBy,
}: Pick<Letter, 'state' | 'userName' | 'reachedBy'>): string =>
  state === 'draft' || state === 'revision'
    ? say(reachedBy ? wizardWords.ofOtherRole : wizardWords.notYours(userName))
    : say(wizardWords.notChangeable(say(letterStateWords[state]).toLowerCase()));
