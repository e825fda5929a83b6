import type { Letter } from '../../../../domain/letters/letter.ts';
import { isOpenDraft, letterLife } from '../../../../domain/letters/letter-life.ts';
import { say } from '../../../../lib/language.ts';
import { wizardWords } from '../words.ts';

/** A draft is somebody's: who acts for the official, or reads with them, reads it and no more (SPEC B2). */
export const whyNot = ({
  state,
  userName,
  reachedBy,
}: Pick<Letter, 'state' | 'userName' | 'reachedBy'>): string =>
  isOpenDraft(state)
    ? say(reachedBy ? wizardWords.ofOtherRole : wizardWords.notYours(userName))
    : say(wizardWords.notChangeable(say(letterLife[state].label).toLowerCase()));
