import { type Letter, letterStateWords } from '../../../../domain/letters/letter.ts';
import { say } from '../../../../lib/language.ts';
import { wizardWords } from '../words.ts';

/**
 * Explains why a letter cannot be edited. A draft is its drafter's: delegates and secretaries may only read it
 * (SPEC B2).
 */
export const whyNot = ({
  state,
  userName,
  reachedBy,
}: Pick<Letter, 'state' | 'userName' | 'reachedBy'>): string =>
  state === 'draft' || state === 'revision'
    ? say(reachedBy ? wizardWords.ofOtherRole : wizardWords.notYours(userName))
    : say(wizardWords.notChangeable(say(letterStateWords[state]).toLowerCase()));
