import { inWib } from '../../lib/wib.ts';

/** The parts of a number (DOMAIN 5); all but the sequence are known before signing. */
export type NumberParts = {
  securityCode: string;
  sequence: number;
  subTypeCode: string;
  unitCode: string;
  companyCode: string;
  classificationCode: string;
  /** When it is signed: month and year are Western Indonesian ones. */
  at: Date;
};

export type NumberRule = {
  id: string;
  pattern: string;
  padding: number;
  reset: string;
  counterScope: readonly string[];
  startAt: number;
};

/**
 * Renders a number: `B-012/ND/NTR.OPT/OP.01.01/XI/2026`. A sequence longer than the padding is printed whole.
 * Values are inserted once: a code that looks like a token stays text.
 */
export function renderNumber(rule: { pattern: string; padding: number }, parts: NumberParts): string {
  const { year, month } = monthInWib(parts.at);
  const values: Record<string, string> = {
    keamanan: parts.securityCode,
    urut: String(parts.sequence).padStart(rule.padding, '0'),
    jenis: parts.subTypeCode,
    unit: parts.unitCode,
    perusahaan: parts.companyCode,
    klasifikasi: parts.classificationCode,
    bulan: String(month).padStart(2, '0'),
    bulan_romawi: romanMonths[month - 1] ?? '',
    tahun: String(year),
  };
  return rule.pattern.replace(/\{(\w+)\}/g, (whole, token: string) => values[token] ?? whole);
}

/**
 * Renders a number before its letter exists: tokens only the letter knows stay for `fillNumber`. An inserted number
 * has its suffix behind the sequence: `045.a`.
 */
export function renderAhead(
  rule: { pattern: string; padding: number },
  parts: Omit<NumberParts, 'securityCode' | 'classificationCode'> & { suffix: string },
): string {
  const sequence = `${String(parts.sequence).padStart(rule.padding, '0')}${parts.suffix && `.${parts.suffix}`}`;
  const pattern = rule.pattern.replaceAll('{urut}', sequence);
  const open = { securityCode: '{keamanan}', classificationCode: '{klasifikasi}' };
  return renderNumber({ pattern, padding: rule.padding }, { ...parts, ...open });
}

/** Puts in what the letter knows. */
export const fillNumber = (
  pattern: string,
  { securityCode, classificationCode }: Pick<NumberParts, 'securityCode' | 'classificationCode'>,
): string =>
  pattern.replaceAll('{keamanan}', () => securityCode).replaceAll('{klasifikasi}', () => classificationCode);

/** Year and month in Western Indonesian time: 31 December, 17.00 UTC is already January. */
export function monthInWib(at: Date): { year: number; month: number } {
  const there = inWib(at);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1 };
}

/** The periods in which a sequence restarts: "2026" and "2026-11", in Western Indonesian time. */
export function periodsOf(at: Date): { yearly: string; monthly: string } {
  const { year, month } = monthInWib(at);
  return { yearly: String(year), monthly: `${year}-${String(month).padStart(2, '0')}` };
}

const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
