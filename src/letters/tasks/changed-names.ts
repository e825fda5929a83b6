import { say } from '../../../lib/language.ts';
import type { Outdated } from './changes.ts';
import { detailWords } from './detail-words.ts';

/** Names of the reviewers, "Anda" for the reader's own paraf. */
export const namesOf = ({ isMine, reviewers }: Outdated): string =>
  isMine ? say(detailWords.yours) : reviewers.map(({ personName }) => personName).join(', ');
