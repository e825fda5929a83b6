import { translate } from '../../../lib/language.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { invalid } from '../../http/index.ts';

/** A grant lasts a year at most. */
const longestAccess = 366;

/** @throws Refusal 422 for a last day in the past or more than a year away */
export function assertPeriod(day: string): void {
  const today = dayInWib();
  if (day < today)
    throw invalid({
      untilDay: [
        translate({ id: 'Akses berakhir paling cepat hari ini.', en: 'Access ends today at the earliest.' }),
      ],
    });
  if (day > plusDays(today, longestAccess))
    throw invalid({ untilDay: [translate({ id: 'Paling lama satu tahun.', en: 'One year at most.' })] });
}
