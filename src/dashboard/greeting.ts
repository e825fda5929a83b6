import { dateFormat } from '../../lib/formats.ts';
import { say } from '../../lib/language.ts';
import { hourInWib } from '../../lib/wib.ts';

/** By the clock in Western Indonesia. */
export function greetingAt(moment: Date): string {
  const at = hourInWib(moment);
  if (at < 11) return say({ id: 'Selamat pagi', en: 'Good morning' });
  if (at < 15) return say({ id: 'Selamat siang', en: 'Good afternoon' });
  return say(
    at < 18 ? { id: 'Selamat sore', en: 'Good afternoon' } : { id: 'Selamat malam', en: 'Good evening' },
  );
}

/** "Sabtu, 21 November 2026" */
export const longDayOf: (moment: Date) => string = dateFormat({ dateStyle: 'full' });
