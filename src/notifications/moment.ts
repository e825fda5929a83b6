import { locale } from '../../resources/language.ts';

const zone = 'Asia/Jakarta';
const clock = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone } as const;
const short = new Intl.DateTimeFormat(locale(), { month: 'short', day: 'numeric', ...clock });
const long = new Intl.DateTimeFormat(locale(), {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...clock,
});

/** "Agu 5, 09:42": SPEC A5's "MMM D, HH:mm", with the months of the language. */
export function momentOf(iso: string): string {
  const part = Object.fromEntries(
    short.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${part.month} ${part.day}, ${part.hour}:${part.minute}`;
}

/** The whole of it as the language writes it: "Rabu, 5 Agustus 2026 pukul 09.42". */
export const wholeMomentOf = (iso: string): string => long.format(new Date(iso));
