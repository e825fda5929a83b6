import { say } from '../../../lib/language.ts';
import { pressure, untilWords } from '../moments.ts';
import { dueWords } from './due-words.ts';

/** Until when work is asked for; what is late stands out from the rows around it. */
export const Due = ({ at }: { at: string }) => (
  <span className={`mailbox-${pressure(at)}`}>{say(dueWords.due(untilWords(at)))}</span>
);
