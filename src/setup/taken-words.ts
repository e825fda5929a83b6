import { dateFormat } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { setupMessages as messages } from './messages.ts';

const time = dateFormat({ hour: '2-digit', minute: '2-digit' });
const day = dateFormat({ day: 'numeric', month: 'long' });

/** When the workbook was taken: "Diunduh hari ini, 09.42". */
export function takenWords(at: string): string {
  const isToday = dayInWib(new Date(at)) === dayInWib();
  const when = isToday ? translate(messages.today(time(at))) : `${day(at)}, ${time(at)}`;
  return translate(messages.taken(when));
}
