import { dateFormat } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import { hourInWib } from '../../lib/wib.ts';

/** By the clock in Western Indonesia. */
export function greetingAt(moment: Date): string {
  const at = hourInWib(moment);
  if (at < 11) return translate({ id: 'Selamat pagi', en: 'Good morning' });
  if (at < 15) return translate({ id: 'Selamat siang', en: 'Good afternoon' });
  return translate(
    at < 18 ? { id: 'Selamat sore', en: 'Good afternoon' } : { id: 'Selamat malam', en: 'Good evening' },
  );
}

/** "Sabtu, 21 November 2026" */
export const longDayOf: (moment: Date) => string = dateFormat({ dateStyle: 'full' });
