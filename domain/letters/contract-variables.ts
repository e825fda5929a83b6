import { placeholdersIn } from './placeholders.ts';

// Variables of articles, party introductions and contract bases (DOMAIN 9): labels and preview values. Nothing is
// stored about them: the text itself says which it uses.

/** "nama_pekerjaan" → "Nama pekerjaan"; short forms stay in capitals. */
export function variableLabel(name: string): string {
  const words = name.split('_').filter(Boolean);
  const shown = words.map((word) => (capitals.has(word) ? word.toUpperCase() : word)).join(' ');
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

/** A sample value for a variable, guessed from its name. */
export function sampleValue(name: string): string {
  return samples.find(([pattern]) => pattern.test(name))?.[1] ?? `[${variableLabel(name).toLowerCase()}]`;
}

/** Replaces every variable in HTML or plain text by `valueFor`, which must return safe text. */
export const fillVariables = (content: string, valueFor: (name: string) => string): string =>
  content.replace(/\{\{\s*([a-z0-9_]+)\s*\}\}/g, (_written, name: string) => valueFor(name));

export const variablesIn = (content: string, isHtml = true): { name: string; label: string }[] =>
  placeholdersIn(content, isHtml).map((name) => ({ name, label: variableLabel(name) }));

const capitals = new Set([
  'ppjt',
  'mou',
  'kso',
  'nik',
  'npwp',
  'hps',
  'spk',
  'spmk',
  'pt',
  'cv',
  'ppn',
  'npp',
]);

const samples: [RegExp, string][] = [
  [/^nilai_terbilang$/, 'satu miliar dua ratus lima puluh juta rupiah'],
  [/(^|_)nilai(_|$)|^harga|^denda/, 'Rp1.250.000.000,00'],
  [/terbilang$/, 'empat belas'],
  [/^tanggal/, '18 November 2026'],
  [/^nomor_akta$/, '27'],
  [/^nomor/, '012/DIR-NTR/XI/2026'],
  [/^persen/, '5'],
  [/^(jumlah|hari)(_|$)/, '14'],
  [/^nik$/, '3175012345678901'],
  [/^npp/, '804511'],
  [/^npwp$/, '01.234.567.8-901.000'],
  [/^nama_pekerjaan$/, 'Pemeliharaan Berkala Ruas Cempaka–Mandala'],
  [/^nama_ruas$/, 'Cempaka–Mandala'],
  [/^(nama_perusahaan|anggota_\d+)$/, 'PT Contoh Sejahtera'],
  [/^nama_(penanda_tangan|orang)|^notaris$/, 'Ratna Wulandari'],
  [/^jabatan/, 'Direktur Utama'],
  [/^sebutan_pihak$/, 'PIHAK KEDUA'],
  [/^alamat/, 'Jalan Contoh Nomor 1, Jakarta'],
  [/^(kedudukan|lokasi|tempat|kota)/, 'Jakarta'],
];
