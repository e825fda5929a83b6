import type { Letter } from '../../../../domain/letters/letter.ts';
import { isOpenDraft, letterLife } from '../../../../domain/letters/letter-life.ts';
import { translate } from '../../../../lib/language.ts';
import { wizardMessages } from '../messages.ts';

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
    ? translate(reachedBy ? wizardMessages.ofOtherRole : wizardMessages.notYours(userName))
    : translate(wizardMessages.notChangeable(translate(letterLife[state].label).toLowerCase()));
