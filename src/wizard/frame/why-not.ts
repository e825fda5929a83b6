import { say } from '../../../resources/language.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { isOpenDraft, letterLife } from '../../../resources/naskah-dinas/letter-life.ts';
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
