import { choice, choices, integer, resource, text } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

/** Numbering rules (DOMAIN 5): a pattern of tokens, and what one counter is kept for. */
export const scriptNumberCode = resource({
  path: '/master-data/kode-nomor-naskah',
  service: 'master-data',
  entity: 'ScriptNumberCode',
  label: { id: 'Kode Nomor Naskah', en: 'Numbering rules' },
  one: { id: 'kode nomor', en: 'numbering rule' },
  icon: 'hash',
  fields: {
    code: code(),
    name: name(),
    pattern: text('Pola nomor', 'Pattern', {
      required: true,
      max: 120,
      pattern: {
        source:
          '^(?=.*\\{urut\\})(?:[^{}]|\\{(?:keamanan|urut|jenis|unit|perusahaan|klasifikasi|bulan|bulan_romawi|tahun)\\})*$',
        message: {
          id: 'Pola harus memuat {urut} dan hanya memakai tanda yang dikenal.',
          en: 'The pattern must hold {urut} and known tokens only.',
        },
      },
      hint: {
        id: 'Tanda: {keamanan} {urut} {jenis} {unit} {perusahaan} {klasifikasi} {bulan} {bulan_romawi} {tahun}',
        en: 'Tokens: {keamanan} {urut} {jenis} {unit} {perusahaan} {klasifikasi} {bulan} {bulan_romawi} {tahun}',
      },
    }),
    padding: integer('Panjang urutan', 'Digits', { required: true, min: 1, max: 8, default: 3 }),
    reset: choice(
      'Mulai ulang',
      'Restarts',
      [
        { value: 'tahunan', label: { id: 'Setiap 1 Januari', en: 'Yearly' } },
        { value: 'bulanan', label: { id: 'Setiap bulan', en: 'Monthly' } },
        { value: 'tidak', label: { id: 'Tidak pernah', en: 'Never' } },
      ],
      { required: true, default: 'tahunan' },
    ),
    counterScope: choices(
      'Satu penghitung untuk setiap',
      'One counter for each',
      [
        { value: 'companyCode', label: { id: 'Perusahaan', en: 'Company' } },
        { value: 'unitId', label: { id: 'Unit', en: 'Unit' } },
        { value: 'subKindCode', label: { id: 'Sub jenis', en: 'Sub-type' } },
      ],
      { required: true },
    ),
    startAt: integer('Mulai dari', 'Starts at', { required: true, min: 1, max: 9999999, default: 1 }),
  },
  check: missingTokens,
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'pattern', 'reset'],
  filters: ['reset'],
  lookup: ['code', 'pattern'],
});

/** What the counter restarts for, or is kept for, must show in the number: else the same number is given twice. */
function missingTokens({ pattern, reset, counterScope }: Record<string, unknown>): Record<string, string[]> {
  const text = String(pattern ?? '');
  const scope = Array.isArray(counterScope) ? counterScope : [];
  const needs: [boolean, string[], string][] = [
    [reset === 'bulanan', ['{bulan}', '{bulan_romawi}'], 'karena urutan mulai ulang setiap bulan'],
    [reset === 'bulanan' || reset === 'tahunan', ['{tahun}'], 'karena urutan mulai ulang'],
    [scope.includes('companyCode'), ['{perusahaan}'], 'karena setiap perusahaan memiliki penghitung'],
    [scope.includes('unitId'), ['{unit}'], 'karena setiap unit memiliki penghitung'],
    [scope.includes('subKindCode'), ['{jenis}'], 'karena setiap sub jenis memiliki penghitung'],
  ];
  const missing = needs.filter(([needed, tokens]) => needed && !tokens.some((token) => text.includes(token)));
  return missing.length > 0
    ? { pattern: missing.map(([, tokens, why]) => `Pola harus memuat ${tokens.join(' atau ')}, ${why}.`) }
    : {};
}
