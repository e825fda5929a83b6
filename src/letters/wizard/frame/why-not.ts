import type { Letter } from '../../../../domain/letters/letter.ts';
import { isOpenDraft, letterLife } from '../../../../domain/letters/letter-life.ts';
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
  isOpenDraft(state)
    ? say(reachedBy ? wizardWords.ofOtherRole : wizardWords.notYours(userName))
    : say(wizardWords.notChangeable(say(letterLife[state].label).toLowerCase()));
