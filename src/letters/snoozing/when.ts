import { translate } from '../../../lib/language.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { dateFormat, formatTime } from '../../ui/format.ts';

const weekday = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** A moment to come, within a sentence: "hari ini, 15.00", "besok, 08.00", "Sen, 30 Nov, 08.00". */
export function whenWords(at: string, now: Date = new Date()): string {
  const day = dayInWib(at);
  const today = dayInWib(now);
  const words =
    day === today
      ? translate({ id: 'hari ini', en: 'today' })
      : day === plusDays(today, 1)
        ? translate({ id: 'besok', en: 'tomorrow' })
        : weekday(at);
  return `${words}, ${formatTime(at)}`;
}

/** The same with its day in any case: "Sen, 30 Nov, 08.00". */
export const dayAndClock = (at: string): string => `${weekday(at)}, ${formatTime(at)}`;
