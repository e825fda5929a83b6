const moment = new Intl.DateTimeFormat('id-ID', {
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Jakarta',
});

/** "Nov 18, 09:42": SPEC A5's "MMM D, HH:mm", with Indonesian months. */
export function momentOf(iso: string): string {
  const part = Object.fromEntries(
    moment.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${part.month} ${Number(part.day)}, ${part.hour}:${part.minute}`;
}
