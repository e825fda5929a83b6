/** The shape of an id, wherever one is taken. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tests for a YYYY-MM-DD that the calendar has: 30 February fits the format but does not exist, nor does year 0. */
export function isRealDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !value.startsWith('0000') && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Tests for a YYYY-MM. */
export const isRealMonth = (value: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(value) && !value.startsWith('0000');

/** A plausible e-mail address, by its form. */
export const emailPattern = {
  source: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
  message: { id: 'Isi alamat surel yang benar.', en: 'Enter a valid e-mail address.' },
  example: 'nama@perusahaan.example',
};

/** Telephone numbers as people write them: at least five digits, separators, a second number, an extension. */
export const phonePattern = {
  source: '^\\+?(?:[ (),./-]{0,3}[0-9]){5,30}\\)?(?: ?(?:ext\\.?|pes\\.?|#) ?[0-9]{1,6})?$',
  message: {
    id: 'Isi nomor telepon, misalnya (021) 5550 4000.',
    en: 'Enter a telephone number, such as (021) 5550 4000.',
  },
  example: '(021) 5550 4000',
};

/** Characters of a note, and of a message in a conversation. */
export const longest = { note: 500, message: 5000 } as const;
