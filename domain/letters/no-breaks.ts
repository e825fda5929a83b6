import { monthNames } from '../../lib/months.ts';

// What is read as one stays on one line: dates, numbers with their unit, titles with their name (DOMAIN 3).

const month = monthNames.id.join('|');
const unit =
  'km|m|cm|mm|m²|m³|ha|kg|ton|liter|jam|menit|hari|minggu|bulan|tahun|kali|persen|orang|unit|lembar|berkas|eksemplar|rangkap|boks|keping|ribu|juta|miliar|triliun';
const title =
  'Sdr\\.|Sdri\\.|Bapak|Ibu|Prof\\.|Dr\\.|dr\\.|Ir\\.|Drs\\.|Dra\\.|H\\.|Hj\\.|Plt\\.|Plh\\.|a\\.n\\.|u\\.b\\.|u\\.p\\.|PT|CV|Ruas|PIHAK|PEMBERI|PENERIMA';

/** Each finds a space that is to hold, by what stands before and after it. */
const holding: RegExp[] = [
  new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${month})\\b)`, 'g'),
  new RegExp(`(?<=\\b(?:${month})) (?=\\d{4}\\b)`, 'g'),
  /(?<=\b(?:KM|pukul|s\.d\.|Rp)) (?=\d)/g,
  /(?<=\bs\.d\.) (?=KM\b)/g,
  /(?<=\d[.:]\d{2}) (?=WI(?:B|TA|T)\b)/g,
  /(?<=\b(?:Nomor|No\.|Telp\.|Kav\.)) (?=[\p{Lu}\d(])/gu,
  /(?<=\b(?:Pasal|ayat|angka|pesawat|halaman|[Tt]ahun)) (?=[(\d])/g,
  /(?<=\bhuruf) (?=\p{L}\b)/gu,
  /(?<=\b(?:[Ll]ajur|[Jj]alur)) (?=[A-Z](?![\p{L}\d]))/gu,
  /(?<=\bBAB) (?=[IVXLC]+\b)/g,
  /(?<=\d) (?=\(\p{Ll})/gu,
  new RegExp(`(?<=\\d|\\d\\u00a0\\(\\p{Ll}{1,12}\\)) (?=(?:${unit})(?![\\p{L}\\d]))`, 'gu'),
  // The word that leads to an item's next one stands on no line alone.
  /(?<=;) (?=(?:dan|atau|serta)$)/g,
  /(?<=\bhari) (?=(?:kerja|kalender)\b)/g,
  new RegExp(`(?<=(?<!\\p{L})(?:${title})) (?=\\p{Lu})`, 'gu'),
  /(?<=,) (?=(?:S|M|A|Sp|Ph|M\.?B|B)\.[\p{L}.]{1,8}(?![\p{L}]))/gu,
  /(?<=\(0\d{2,3}\)) (?=\d)|(?<=\(0\d{2,3}\)[ \u00a0]\d{3,4}) (?=\d{3,4}\b)/g,
];

/** Holds together with no-break spaces what a line must not part. */
export const held = (text: string): string =>
  holding.reduce((rest, space) => rest.replace(space, '\u00a0'), text);
