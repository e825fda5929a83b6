const zone = 'Asia/Jakarta';
const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
const longDay = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: zone });

/** By the clock in Western Indonesia. */
export function greetingAt(moment: Date): string {
  const at = Number(hour.format(moment));
  if (at < 11) return 'Selamat pagi';
  if (at < 15) return 'Selamat siang';
  return at < 18 ? 'Selamat sore' : 'Selamat malam';
}

/** "Sabtu, 21 November 2026" */
export const longDayOf = (moment: Date): string => longDay.format(moment);
