import { type Message, translate } from '../../../lib/language.ts';
import { pressure, untilWords } from '../moments.ts';

/** Rows have no column heads, so the text names the date. */
const dueMessages = {
  due: (until: string): Message => ({ id: `Tenggat ${until}`, en: `Deadline: ${until}` }),
} satisfies Record<string, (given: string) => Message>;

/** Deadline of a task; late ones are emphasised. */
export function Due({ at }: { at: string }) {
  return <span className={`mailbox-${pressure(at)}`}>{translate(dueMessages.due(untilWords(at)))}</span>;
}
