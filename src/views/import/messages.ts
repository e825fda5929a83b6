import { formatNumber } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

const number = formatNumber;

/** What became of an import's records. */
type Stored = { create: number; update: number; undone: object | null };

const written = (created: number, updated: number): Message => ({
  id: [
    created > 0 ? `${number(created)} data ditambahkan` : '',
    updated > 0 ? `${number(updated)} data diubah` : '',
  ]
    .filter(Boolean)
    .join(' dan '),
  en: [created > 0 ? `${number(created)} added` : '', updated > 0 ? `${number(updated)} changed` : '']
    .filter(Boolean)
    .join(', '),
});

export const importMessages = {
  title: (label: Message): Message => ({
    id: `Impor ${label.id.toLowerCase()}`,
    en: `Import ${label.en.toLowerCase()}`,
  }),
  steps: [
    { id: 'Berkas', en: 'File' },
    { id: 'Kolom', en: 'Columns' },
    { id: 'Pemeriksaan', en: 'Check' },
    { id: 'Selesai', en: 'Done' },
  ],
  stepsLabel: { id: 'Langkah', en: 'Steps' },
  of: (step: number): Message => ({ id: `${step} dari 4`, en: `${step} of 4` }),
  drop: { id: 'Letakkan berkas di sini', en: 'Drop a file here' },
  limits: {
    id: 'CSV atau XLSX, paling besar 20 MB dan 100.000 baris. Baris pertama berisi judul kolom.',
    en: 'CSV or XLSX, 20 MB and 100,000 rows at most. The first row holds the headings.',
  },
  choose: { id: 'Pilih berkas', en: 'Choose a file' },
  chooseOther: { id: 'Pilih berkas lain', en: 'Choose another file' },
  reading: { id: 'Membaca berkas', en: 'Reading the file' },
  template: { id: 'Belum punya berkas?', en: 'No file yet?' },
  templateText: {
    id: 'Unduh contoh berisi judul kolom, satu baris contoh, dan pilihan yang diterima.',
    en: 'Download a sample with headings, an example row and the accepted choices.',
  },
  stored: (file: string): Message => ({ id: `Impor Anda: ${file}`, en: `Your import: ${file}` }),
  storedText: (when: string, { create, update, undone }: Stored): Message =>
    undone
      ? { id: `Diurungkan ${when}.`, en: `Undone on ${when}.` }
      : {
          id: `${written(create, update).id}, ${when}.`,
          en: `${written(create, update).en}, ${when}.`,
        },
  undoUntil: (when: string): Message => ({
    id: `Dapat diurungkan sampai ${when}.`,
    en: `Can be undone until ${when}.`,
  }),
  seeResult: { id: 'Lihat hasil', en: 'See the result' },
  templateXlsx: { id: 'Contoh XLSX', en: 'XLSX sample' },
  templateCsv: { id: 'Contoh CSV', en: 'CSV sample' },
  nothingStored: {
    id: 'Berkas diperiksa dahulu. Tidak ada yang tersimpan sebelum Anda menerapkannya.',
    en: 'The file is checked first. Nothing is stored before you apply it.',
  },
  part: (sheet: string, rows: number): Message => ({
    id: `Lembar “${sheet}” ikut dibaca: ${number(rows)} baris.`,
    en: `The sheet “${sheet}” is read along: ${number(rows)} rows.`,
  }),
  unknownInPart: (headings: string): Message => ({
    id: `Kolom yang tidak dikenal: ${headings}.`,
    en: `Unknown columns: ${headings}.`,
  }),
  file: (name: string, rows: number): Message => ({
    id: `${name}, ${number(rows)} baris`,
    en: `${name}, ${number(rows)} rows`,
  }),
  sheet: { id: 'Lembar', en: 'Sheet' },
  column: { id: 'Kolom berkas', en: 'Column of the file' },
  samples: { id: 'Contoh isi', en: 'Sample values' },
  field: { id: 'Mengisi', en: 'Fills' },
  fieldOf: (heading: string): Message => ({ id: `Kolom ${heading} mengisi`, en: `Column ${heading} fills` }),
  ignore: { id: 'Diabaikan', en: 'Ignored' },
  required: { id: '(wajib)', en: '(required)' },
  missing: (labels: string): Message => ({
    id: `Pasangkan kolom untuk ${labels}.`,
    en: `Choose columns for ${labels}.`,
  }),
  kept: (labels: string): Message => ({
    id: `Diisi oleh sistem: ${labels}.`,
    en: `Filled by the system: ${labels}.`,
  }),
  attached: (labels: string): Message => ({
    id: `Dilampirkan di halaman datanya sesudah impor: ${labels}.`,
    en: `Attached on the record’s page after the import: ${labels}.`,
  }),
  apart: (sheets: string): Message => ({
    id: `Diimpor dari lembar sendiri di berkas XLSX: ${sheets}.`,
    en: `Imported from a sheet of its own in an XLSX file: ${sheets}.`,
  }),
  noHeading: (at: number): Message => ({ id: `Kolom ${at} (tanpa judul)`, en: `Column ${at} (no heading)` }),
  mode: { id: 'Bila data sudah ada', en: 'When a record exists already' },
  modeCreate: { id: 'Hanya tambah', en: 'Add only' },
  modeCreateHint: {
    id: 'Data yang sudah ada dilaporkan sebagai masalah.',
    en: 'Existing records are problems.',
  },
  modeUpsert: { id: 'Tambah dan perbarui', en: 'Add and update' },
  modeUpsertHint: {
    id: 'Data yang sudah ada diganti dengan isi berkas. Sel kosong mengosongkan isian.',
    en: 'Existing records take what the file says. Empty cells empty the field.',
  },
  key: { id: 'Dikenali dari', en: 'Recognised by' },
  check: { id: 'Periksa', en: 'Check' },
  back: { id: 'Kembali', en: 'Back' },
  checking: (done: number, total: number): Message => ({
    id: `Memeriksa ${number(done)} dari ${number(total)} baris`,
    en: `Checking ${number(done)} of ${number(total)} rows`,
  }),
  applying: (done: number, total: number): Message => ({
    id: `Memeriksa dan menyimpan, ${number(done)} dari ${number(total)} langkah`,
    en: `Checking and storing, ${number(done)} of ${number(total)} steps`,
  }),
  stop: { id: 'Batalkan', en: 'Cancel' },
  create: { id: 'Akan ditambah', en: 'To be added' },
  update: { id: 'Akan diubah', en: 'To be changed' },
  unchanged: { id: 'Tidak berubah', en: 'Unchanged' },
  there: { id: 'Sudah ada', en: 'Known already' },
  known: (rows: number, key: string): Message => ({
    id: `${number(rows)} baris sudah ada datanya, dikenali dari ${key}. Belum ada yang tersimpan.`,
    en: `${number(rows)} ${rows === 1 ? 'row is' : 'rows are'} known already, recognised by ${key}. Nothing is stored yet.`,
  }),
  showRows: { id: 'Lihat barisnya', en: 'Show the rows' },
  checkAsUpsert: { id: 'Periksa sebagai “Tambah dan perbarui”', en: 'Check as “Add and update”' },
  changing: (fields: readonly { label: string; rows: number }[]): Message => ({
    id: `Yang berubah: ${fields.map(({ label, rows }) => `${label} di ${number(rows)} data`).join(', ')}.`,
    en: `What changes: ${fields.map(({ label, rows }) => `${label} in ${number(rows)}`).join(', ')}.`,
  }),
  bad: { id: 'Bermasalah', en: 'With problems' },
  good: { id: 'Semua baris siap disimpan.', en: 'All rows are ready to be stored.' },
  nothing: { id: 'Tidak ada yang perlu diubah.', en: 'There is nothing to change.' },
  badText: (bad: number): Message => ({
    id: `${number(bad)} baris bermasalah, belum ada yang tersimpan. Perbaiki di bawah ini, atau di berkasnya lalu unggah kembali.`,
    en: `${number(bad)} ${bad === 1 ? 'row has' : 'rows have'} problems, nothing is stored yet. Correct them below, or in the file and upload it again.`,
  }),
  someBadText: (bad: number): Message => ({
    id: `${number(bad)} baris bermasalah. Perbaiki di bawah ini, atau di berkasnya lalu unggah kembali. Atau simpan dahulu baris yang benar, dan unggah sisanya setelah diperbaiki.`,
    en: `${number(bad)} ${bad === 1 ? 'row has' : 'rows have'} problems. Correct them below, or in the file and upload it again. Or store the good rows first, and upload the rest once it is corrected.`,
  }),
  applyGood: (count: number): Message => ({
    id: `Simpan ${number(count)} baris yang benar`,
    en: `Store the ${number(count)} good ${count === 1 ? 'row' : 'rows'}`,
  }),
  leftOut: (bad: number): Message => ({
    id: `${number(bad)} baris bermasalah tidak disimpan.`,
    en: `${number(bad)} ${bad === 1 ? 'row' : 'rows'} with problems left out.`,
  }),
  problems: { id: 'Daftar masalah', en: 'Problems' },
  row: { id: 'Baris', en: 'Row' },
  heading: { id: 'Kolom', en: 'Column' },
  value: { id: 'Nilai', en: 'Value' },
  cellOf: (heading: string, row: number): Message => ({
    id: `${heading}, baris ${number(row)}`,
    en: `${heading}, row ${number(row)}`,
  }),
  mend: (count: number): Message => ({
    id: `Periksa ${number(count)} perbaikan`,
    en: `Check ${number(count)} ${count === 1 ? 'correction' : 'corrections'}`,
  }),
  mendHint: {
    id: 'Enter ke masalah berikutnya, Ctrl Enter memeriksa',
    en: 'Enter goes to the next problem, Ctrl Enter checks',
  },
  badRowsFile: { id: 'Unduh baris bermasalah', en: 'Download rows with problems' },
  range: (from: number, to: number, total: number): Message => ({
    id: `${number(from)} sampai ${number(to)} dari ${number(total)}`,
    en: `${number(from)} to ${number(to)} of ${number(total)}`,
  }),
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  apply: (count: number): Message => ({
    id: `Simpan ${number(count)} baris`,
    en: `Store ${number(count)} rows`,
  }),
  done: { id: 'Impor selesai', en: 'Import finished' },
  doneText: written,
  undo: { id: 'Urungkan impor', en: 'Undo the import' },
  undoText: (until: string): Message => ({
    id: `Bila keliru, impor ini dapat diurungkan sampai ${until}: data yang ditambahkan dihapus, yang diubah kembali ke isi semula. Sampai saat itu Anda menemukannya lagi di langkah pertama impor.`,
    en: `If it was a mistake, this import can be undone until ${until}: added records are deleted, changed ones get their former values. Until then you find it again at the first step of an import.`,
  }),
  undoing: (done: number, total: number): Message => ({
    id: `Mengurungkan ${number(done)} dari ${number(total)} data`,
    en: `Undoing ${number(done)} of ${number(total)} records`,
  }),
  undone: { id: 'Impor diurungkan', en: 'Import undone' },
  partlyUndone: { id: 'Impor diurungkan sebagian', en: 'Import undone in part' },
  undoneText: (removed: number, changed: number): Message => ({
    id:
      [
        removed > 0 ? `${number(removed)} data dihapus` : '',
        changed > 0 ? `${number(changed)} data kembali ke isi semula` : '',
      ]
        .filter(Boolean)
        .join(' dan ') || 'Tidak ada data yang berubah',
    en:
      [removed > 0 ? `${number(removed)} deleted` : '', changed > 0 ? `${number(changed)} changed back` : '']
        .filter(Boolean)
        .join(', ') || 'No record changed',
  }),
  leftAsIs: (count: number): Message => ({
    id: `${number(count)} data dibiarkan`,
    en: `${number(count)} ${count === 1 ? 'record' : 'records'} left as they are`,
  }),
  leftNamed: (count: number, names: string, more: number): Message => ({
    id: `${number(count)} data dibiarkan: ${names}${more > 0 ? ` dan ${number(more)} lainnya` : ''}.`,
    en: `${number(count)} ${count === 1 ? 'record' : 'records'} left as they are: ${names}${more > 0 ? ` and ${number(more)} more` : ''}.`,
  }),
  toList: { id: 'Lihat daftar', en: 'To the list' },
  another: { id: 'Impor berkas lain', en: 'Import another file' },
} satisfies Record<string, unknown>;
