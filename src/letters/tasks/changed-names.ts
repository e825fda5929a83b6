import { say } from '../../../lib/language.ts';
import type { Outdated } from './changes.ts';
import { detailWords } from './detail-words.ts';

/** Whose parafs these are, as it is said to the reader. */
export const namesOf = ({ isMine, reviewers }: Outdated): string =>
  isMine ? say(detailWords.yours) : reviewers.map(({ personName }) => personName).join(', ');
