import { nudgePause } from '../../../domain/letters/target-time.ts';
import { translate } from '../../../lib/language.ts';
import { conflict, type Refusal } from '../../http/index.ts';

/** Refuses a second reminder within the pause, with the moment from which it may be as `data.againAt`. */
export function nudgedAgain(last: Date): Refusal {
  const againAt = new Date(last.getTime() + nudgePause);
  return conflict(
    translate({
      id: `Sudah diingatkan. Dapat diingatkan lagi mulai ${format.format(againAt)}.`,
      en: `Already reminded. Another reminder is possible from ${format.format(againAt)}.`,
    }),
    { againAt: againAt.toISOString() },
  );
}

const format = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
