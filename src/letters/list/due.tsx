import { say, type Words } from '../../../lib/language.ts';
import { pressure, untilWords } from '../moments.ts';

/** Rows have no column heads, so the text names the date. */
const dueWords = {
  due: (until: string): Words => ({ id: `Tenggat ${until}`, en: `Deadline: ${until}` }),
} satisfies Record<string, (given: string) => Words>;

/** Deadline of a task; late ones are emphasised. */
export function Due({ at }: { at: string }) {
  return <span className={`mailbox-${pressure(at)}`}>{say(dueWords.due(untilWords(at)))}</span>;
}
