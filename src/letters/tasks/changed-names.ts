import { translate } from '../../../lib/language.ts';
import type { Outdated } from './changes.ts';
import { detailMessages } from './detail-messages.ts';

/** Names of the reviewers, "Anda" for the reader's own paraf. */
export const namesOf = ({ isMine, reviewers }: Outdated): string =>
  isMine ? translate(detailMessages.yours) : reviewers.map(({ personName }) => personName).join(', ');
