import { upperFirst } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { pressure, untilWords } from '../moments.ts';

/** Rows have no column heads, so the text names the date. */
const dueMessages = {
  due: (until: string): Message => ({ id: `Tenggat ${until}`, en: `Deadline: ${until}` }),
} satisfies Record<string, (given: string) => Message>;

/** Deadline of a task; a late one says so by itself, and is emphasised. */
export function Due({ at }: { at: string }) {
  const pressing = pressure(at);
  const until = untilWords(at);
  return (
    <span className={`mailbox-${pressing}`}>
      {pressing === 'late' ? upperFirst(until) : translate(dueMessages.due(until))}
    </span>
  );
}
