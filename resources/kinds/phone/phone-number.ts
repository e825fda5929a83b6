/**
 * Reads a telephone number as people write it: 0812-3456-7890, (021) 5550 4000, +62 (0)21…, 0065…, 62812….
 * @returns it as +62…, or undefined
 */
export function readPhone(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > 40 || !/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/\(0\)/, '').replace(/\D/g, '');
  // +62 0812… is often written so.
  const whole = (text.startsWith('+') ? digits : abroad(digits)).replace(/^620/, '62');
  // E.164; an Indonesian number has at least eight digits behind its country's code.
  return /^(?!62)[1-9]\d{6,14}$|^62[1-9]\d{6,12}$/.test(whole) ? `+${whole}` : undefined;
}

function abroad(digits: string): string {
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `62${digits.slice(1)}`;
  // A spreadsheet drops the zero of 0812….
  if (/^8\d{8,11}$/.test(digits)) return `62${digits}`;
  return /^62\d{8,}$/.test(digits) ? digits : '';
}

/** "+62 812-3456-7890", "+62 21 5550 4000"; numbers of other countries as they are. */
export const withCountry = (number: string): string => grouped(number, '+62 ', ' ');

/** "0812-3456-7890", "021 5550 4000": as Indonesia writes it, which no spreadsheet takes for a formula or a number. */
export const nationally = (number: string): string => grouped(number, '0', ' ');

function grouped(number: string, head: string, gap: string): string {
  const [, mobile] = /^\+62(8\d{8,11})$/.exec(number) ?? [];
  if (mobile) return `${head}${mobile.slice(0, 3)}-${inFours(mobile.slice(3)).join('-')}`;
  const [, area, line = ''] = /^\+62(21|22|24|31|61|\d{3})(\d{5,10})$/.exec(number) ?? [];
  return area ? `${head}${area}${gap}${inFours(line).join(' ')}` : number;
}

/** In fours; no digit stands alone. */
const inFours = (digits: string): string[] =>
  digits.length <= 5 ? [digits] : [digits.slice(0, 4), ...inFours(digits.slice(4))];
