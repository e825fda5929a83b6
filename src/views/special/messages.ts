import { formatNumber, listed } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { PrintedPart } from '../../letters/sheet/index.ts';

const printedParts: Record<PrintedPart, { id: string; en: string }> = {
  number: { id: 'nomor', en: 'number' },
  subject: { id: 'hal', en: 'subject' },
  receivers: { id: 'penerima', en: 'receivers' },
  date: { id: 'tanggal', en: 'date' },
  signature: { id: 'tanda tangan', en: 'signature' },
  ccs: { id: 'tembusan', en: 'ccs' },
};

export type Side = 'top' | 'right' | 'bottom' | 'left';
export const sideLabels: Record<Side, Message> = {
  top: { id: 'Tepi atas', en: 'Top margin' },
  right: { id: 'Tepi kanan', en: 'Right margin' },
  bottom: { id: 'Tepi bawah', en: 'Bottom margin' },
  left: { id: 'Tepi kiri', en: 'Left margin' },
};

const unitsBelow = (count: number): Message => ({
  id: `${formatNumber(count)} unit di bawahnya`,
  en: `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'} below`,
});
const ofPaper = (count: number): Message => ({
  id: `${formatNumber(count)} kop surat`,
  en: `${formatNumber(count)} ${count === 1 ? 'letterhead' : 'letterheads'}`,
});

export const specialMessages = {
  cityOfLetterhead: (city: string): Message => ({
    id: `Alamat di kop surat: ${city}`,
    en: `The letterhead’s address: ${city}`,
  }),
  takeCity: (city: string): Message => ({ id: `Pakai ${city}`, en: `Use ${city}` }),
  preview: { id: 'Pratinjau', en: 'Preview' },
  follows: { id: 'mengikuti ketikan, dengan data contoh', en: 'follows your typing, with sample data' },
  followsOn: (number: string): Message => ({
    id: `mengikuti ketikan, pada ${number}`,
    en: `follows your typing, on ${number}`,
  }),
  asStored: { id: 'seperti tersimpan, dengan data contoh', en: 'as it is stored, with sample data' },
  asStoredOn: (number: string): Message => ({
    id: `seperti tersimpan, pada ${number}`,
    en: `as it is stored, on ${number}`,
  }),
  onSample: { id: 'Naskah contoh', en: 'A sample' },
  onLetter: { id: 'Naskah nyata', en: 'A real letter' },
  signedKeepTheirs: {
    id: 'Naskah yang sudah ditandatangani tetap memakai kopnya. Kepala halaman berikutnya tampak pada PDF.',
    en: 'What is signed keeps its letterhead. The head of the next pages is seen in the PDF.',
  },
  marginBounds: { id: 'Tepi 15 sampai 40 mm.', en: 'Margins are 15 to 40 mm.' },
  adjustmentsFault: {
    id: 'Periksa tepi (15 sampai 40 mm) dan nama bagian (paling banyak 40 karakter).',
    en: 'Look at the margins (15 to 40 mm) and the labels (at most 40 characters).',
  },
  backToStandard: { id: 'Kembali ke baku', en: 'Back to the standard' },
  backToStandardAsk: { id: 'Kembali ke susunan baku?', en: 'Back to the standard paper?' },
  backToStandardMeans: {
    id: 'Tepi, nama, dan urutan bagian yang disesuaikan dibuang. Naskah yang sudah ditandatangani tidak berubah.',
    en: 'Adjusted margins, labels and order are dropped. What is signed does not change.',
  },
  partUp: (label: string): Message => ({ id: `Naikkan ${label}`, en: `Move ${label} up` }),
  partDown: (label: string): Message => ({ id: `Turunkan ${label}`, en: `Move ${label} down` }),
  partShown: { id: 'Tampil', en: 'Shown' },
  partHidden: (label: string): Message => ({ id: `${label} tidak dicetak`, en: `${label} is not printed` }),
  asStandard: { id: 'Baku', en: 'As the standard' },
  seePdf: { id: 'Lihat PDF', en: 'See PDF' },
  samplePdf: { id: 'PDF contoh', en: 'Sample PDF' },
  emptyPreview: { id: 'Isi untuk melihat pratinjau.', en: 'Write something to see the preview.' },
  printedByLetter: {
    id: 'Kop, nomor, kepala naskah, dan tanda tangan dicetak oleh naskah sendiri.',
    en: 'Letterhead, number, head and signature are printed by the letter itself.',
  },
  printedTwice: (parts: readonly PrintedPart[]): Message => ({
    id: `Sudah dicetak oleh naskah sendiri dan akan muncul dua kali: ${parts.map((part) => printedParts[part].id).join(', ')}. Hapus dari template.`,
    en: `Printed by the letter itself too, so it will stand there twice: ${parts.map((part) => printedParts[part].en).join(', ')}. Remove it from the template.`,
  }),
  logoNow: { id: 'Logo sekarang', en: 'The logo now' },
  logoChoose: { id: 'Pilih logo', en: 'Choose a logo' },
  logoChange: { id: 'Ganti logo', en: 'Change the logo' },
  logoRemove: { id: 'Hapus logo', en: 'Remove the logo' },
  arrangementPreview: {
    id: 'kepala dan tanda tangan seperti tercetak, dengan data contoh',
    en: 'head and signatures as printed, with sample data',
  },
  variables: { id: 'Variabel yang dipakai', en: 'Variables in use' },
  noVariables: {
    id: 'Belum ada. Ketik {{ atau pilih Sisipkan variabel.',
    en: 'None yet. Type {{ or choose Insert variable.',
  },
  withSamples: { id: 'Pratinjau dengan contoh nilai', en: 'Preview with sample values' },
  nextTitle: { id: 'Nomor berikutnya', en: 'Next numbers' },
  nextHelp: {
    id: 'Dihitung menurut isian di atas. Melihatnya tidak mengambil nomor.',
    en: 'Counted by the fields above. Looking takes no number.',
  },
  counter: { id: 'Penghitung', en: 'Counter' },
  last: { id: 'Terakhir', en: 'Last' },
  next: { id: 'Berikutnya', en: 'Next' },
  newCounter: { id: 'Penghitung baru', en: 'A new counter' },
  moreCounters: (count: number): Message => ({
    id: `dan ${count} penghitung lain`,
    en: `and ${count} more counters`,
  }),
  repeats: (numbers: string): Message => ({
    id: `Aturan ini akan mengulang nomor yang sudah dipakai: ${numbers}. Naskah dengan nomor itu tidak akan dapat ditandatangani.`,
    en: `This rule would give numbers that letters have already: ${numbers}. Such letters could not be signed.`,
  }),
  touching: {
    id: 'Nomor urut menempel pada tanda lain. Beri pemisah agar dua nomor tidak terbaca sama.',
    en: 'The sequence touches another token. Separate them, or two numbers may read the same.',
  },
  noCompany: {
    id: 'Tanpa kode perusahaan, dua perusahaan dapat memperoleh nomor yang sama.',
    en: 'Without the company code two companies may get the same number.',
  },
  example: { id: 'Contoh', en: 'Example' },
  exampleOf: (label: string): Message => ({ id: `untuk ${label}, hari ini`, en: `for ${label}, today` }),
  addToken: { id: 'Tambah ke pola', en: 'Add to the pattern' },
  add: (label: string): Message => ({ id: `Tambah ${label}`, en: `Add ${label}` }),
  literal: { id: 'Teks', en: 'Text' },
  literalInput: { id: 'Teks pada pola', en: 'Text in the pattern' },
  moveLeft: { id: 'Geser ke kiri', en: 'Move left' },
  moveRight: { id: 'Geser ke kanan', en: 'Move right' },
  removePart: { id: 'Hapus bagian', en: 'Remove part' },
  partHelp: {
    id: 'Panah untuk berpindah, Alt dan panah untuk menggeser, Delete untuk menghapus.',
    en: 'Arrows to go along, Alt and arrows to move, Delete to remove.',
  },
  moved: (label: string, place: number, count: number): Message => ({
    id: `${label} kini di urutan ${place} dari ${count}`,
    en: `${label} is now ${place} of ${count}`,
  }),
  removed: (label: string): Message => ({ id: `${label} dihapus`, en: `${label} removed` }),
  asText: { id: 'Tulis sebagai teks', en: 'Write as text' },
  asParts: { id: 'Susun dari bagian', en: 'Put together from parts' },
  retention: { id: 'Aturan retensi', en: 'Retention rule' },
  retentionOpen: {
    id: 'Isi masa aktif dan nasib akhir untuk melihat aturannya.',
    en: 'Fill in the active years and the final disposition to see the rule.',
  },
  retentionParent: {
    id: 'Klasifikasi induk tidak memerlukan retensi.',
    en: 'A parent classification needs no retention.',
  },
  codeSuggested: {
    id: 'Disarankan menurut klasifikasi dan tahunnya; tidak dapat diubah setelah dibuat.',
    en: 'Suggested by its classification and year; cannot be changed once it is made.',
  },
  companyFollowers: ({ units, letterheads }: { units: number; letterheads: number }): Message => {
    const all = [
      ...(units > 0 ? [unitsBelow(units)] : []),
      ...(letterheads > 0 ? [ofPaper(letterheads)] : []),
    ];
    const words = listed(all.map((one) => translate(one)));
    return {
      id: `Ikut memakai kode ini begitu disimpan: ${words}. Naskah yang sudah ditandatangani tetap bernomor lama.`,
      en: `Taking this code once it is saved: ${words}. What is signed keeps its number.`,
    };
  },
} satisfies Record<string, unknown>;
