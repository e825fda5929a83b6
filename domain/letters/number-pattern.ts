import { type Message, translate } from '../../lib/language.ts';

// A numbering rule's pattern (DOMAIN 5): literal text and tokens, `B-{urut}/{jenis}/{tahun}`. Pure: shared by form,
// declaration and server.

/** The tokens with what people call them. */
export const numberTokens = [
  { name: 'keamanan', label: { id: 'Kode keamanan', en: 'Security code' } },
  { name: 'urut', label: { id: 'Nomor urut', en: 'Sequence' } },
  { name: 'jenis', label: { id: 'Kode sub jenis', en: 'Subtype code' } },
  { name: 'unit', label: { id: 'Kode unit', en: 'Unit code' } },
  { name: 'perusahaan', label: { id: 'Kode perusahaan', en: 'Company code' } },
  { name: 'klasifikasi', label: { id: 'Kode klasifikasi', en: 'Classification code' } },
  { name: 'bulan', label: { id: 'Bulan (11)', en: 'Month (11)' } },
  { name: 'bulan_romawi', label: { id: 'Bulan romawi (XI)', en: 'Roman month (XI)' } },
  { name: 'tahun', label: { id: 'Tahun', en: 'Year' } },
] as const satisfies { name: string; label: Message }[];

export type TokenName = (typeof numberTokens)[number]['name'];
export type PatternPart = { text: string } | { token: TokenName };

/** Validates a whole pattern: known tokens, {urut} among them, no stray braces. */
export const patternSource = `^(?=.*\\{urut\\})(?:[^{}]|\\{(?:${numberTokens.map((token) => token.name).join('|')})\\})*$`;
export const patternMessage = {
  id: 'Pola harus memuat {urut} dan hanya memakai tanda yang dikenal.',
  en: 'The pattern must hold {urut} and known tokens only.',
};

/** Parses a pattern into parts; unknown braces stay text, so that nothing typed is lost. */
export function parsePattern(pattern: string): PatternPart[] {
  const parts: PatternPart[] = [];
  for (const piece of pattern.split(/(\{\w+\})/)) {
    const token = numberTokens.find(({ name }) => piece === `{${name}}`)?.name;
    const last = parts.at(-1);
    if (token) parts.push({ token });
    else if (piece && last && 'text' in last) last.text += piece;
    else if (piece) parts.push({ text: piece });
  }
  return parts;
}

/** The pattern that parts make; parsePattern undoes it. */
export const printPattern = (parts: readonly PatternPart[]): string =>
  parts.map((part) => ('token' in part ? `{${part.token}}` : part.text)).join('');

export type Counting = { pattern?: unknown; reset?: unknown; counterScope?: unknown };

/** Requires the counter's reset and scope in the number: otherwise the same number is given twice. */
export function missingTokens({ pattern, reset, counterScope }: Counting): Record<string, string[]> {
  const text = String(pattern ?? '');
  const scope = Array.isArray(counterScope) ? counterScope : [];
  const needs: [boolean, string[], string][] = [
    [
      reset === 'bulanan',
      ['{bulan}', '{bulan_romawi}'],
      translate({ id: 'karena urutan mulai ulang setiap bulan', en: 'as the sequence restarts every month' }),
    ],
    [
      reset === 'bulanan' || reset === 'tahunan',
      ['{tahun}'],
      translate({ id: 'karena urutan mulai ulang', en: 'as the sequence restarts' }),
    ],
    [
      scope.includes('companyCode'),
      ['{perusahaan}'],
      translate({ id: 'karena setiap perusahaan memiliki penghitung', en: 'as every company has a counter' }),
    ],
    [
      scope.includes('unitId'),
      ['{unit}'],
      translate({ id: 'karena setiap unit memiliki penghitung', en: 'as every unit has a counter' }),
    ],
    [
      scope.includes('subTypeCode'),
      ['{jenis}'],
      translate({ id: 'karena setiap sub jenis memiliki penghitung', en: 'as every subtype has a counter' }),
    ],
  ];
  const missing = needs.filter(([needed, tokens]) => needed && !tokens.some((token) => text.includes(token)));
  return missing.length > 0
    ? {
        pattern: missing.map(([, tokens, why]) =>
          translate({
            id: `Pola harus memuat ${tokens.join(' atau ')}, ${why}.`,
            en: `The pattern must contain ${tokens.join(' or ')}, ${why}.`,
          }),
        ),
      }
    : {};
}

/** Does a token touch the sequence? Then 1 and 12026 read like 11 and 2026. */
export function touchingSequence(parts: readonly PatternPart[]): boolean {
  const isToken = (part: PatternPart | undefined) => part !== undefined && 'token' in part;
  return parts.some(
    (part, at) =>
      'token' in part && part.token === 'urut' && (isToken(parts[at - 1]) || isToken(parts[at + 1])),
  );
}
