import { say } from '../../../lib/language.ts';
import { pressure, untilWords } from '../moments.ts';
import { dueWords } from './due-words.ts';

/** Deadline of a task; late ones are emphasised. */
export function Due({ at }: { at: string }) {
  return <span className={`mailbox-${pressure(at)}`}>{say(dueWords.due(untilWords(at)))}</span>;
}
