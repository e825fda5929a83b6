import { typedWords } from '../../../domain/letters/check-words.ts';
import type { Seal } from '../../../domain/letters/letter.ts';
import { few } from '../../../lib/few.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';

/** Texts of the public page behind a letter's QR code (LOOK, verify). */
export const verifyMessages = {
  title: { id: 'Keaslian naskah', en: 'Is this letter genuine?' },
  checking: { id: 'Pemeriksaan keaslian naskah', en: 'Checks whether a letter is genuine' },
  mark: (name: string) => ({ id: `Lambang ${name}`, en: `Mark of ${name}` }),
  // Before a file is compared it speaks of the letter that is kept, not of the paper in somebody's hand.
  kept: { id: 'Naskah tercatat dan tersimpan utuh', en: 'This letter is on record and kept intact' },
  keptBy: (name: string) => ({
    id: `Yang disimpan ${name} tidak berubah sejak ditandatangani.`,
    en: `What ${name} keeps is unchanged since it was signed.`,
  }),
  oldSeal: {
    id: 'Disegel sistem kami, tanpa tanda tangan di dalam PDF.',
    en: 'Sealed by our system, without a signature inside the PDF.',
  },
  destroyed: { id: 'Naskah ini tercatat', en: 'This letter is on record' },
  destroyedOn: (day: string) => ({
    id: `Isinya dimusnahkan pada ${day} sesuai jadwal retensi; segelnya tetap tercatat.`,
    en: `Its content was destroyed on ${day}, as its retention asks; its seal stays on record.`,
  }),
  cancelled: { id: 'Naskah ini dibatalkan', en: 'This letter was cancelled' },
  cancelledOn: (day: string) => ({
    id: `Dibatalkan pada ${day} oleh pengirimnya dan tidak berlaku lagi.`,
    en: `Its sender cancelled it on ${day}; it is no longer valid.`,
  }),
  partly: { id: 'Naskah belum lengkap ditandatangani', en: 'Not everybody has signed this letter yet' },
  partlyBy: (given: number, of: number) => ({
    id: `Baru ${given} dari ${of} penanda tangan. Naskah berlaku setelah semuanya menandatangani.`,
    en: `${given} of ${of} signers so far. The letter is valid once all have signed.`,
  }),
  notYet: { id: 'belum menandatangani', en: 'has not signed yet' },
  signedBy: (name: string) => ({ id: `ditandatangani ${name}`, en: `signed by ${name}` }),
  signers: { id: 'Para penanda tangan', en: 'Signers' },
  broken: { id: 'Segel tidak cocok', en: 'The seal does not match' },
  doNotUse: {
    id: 'Naskah ini tercatat, tetapi segelnya tidak cocok. Jangan dipakai.',
    en: 'This letter is on record, but its seal does not match. Do not use it.',
  },
  unknown: { id: 'Kode ini tidak tercatat', en: 'This code is not on record' },
  unknownWhy: {
    id: 'Periksa kembali kata atau kodenya. Bila sudah benar, naskah itu bukan naskah yang kami terbitkan.',
    en: 'Check the words or the code once more. If they are right, the letter is not one that we issued.',
  },
  strange: { id: 'Ada kata yang bukan kata periksa', en: 'Not all of these are check words' },
  strangeWords: (words: readonly string[]) => ({
    id: `Tidak ada dalam daftar kata kami: ${words.join(', ')}. Cocokkan dengan yang tercetak pada naskah.`,
    en: `Not in our list of words: ${words.join(', ')}. Compare with what is printed on the letter.`,
  }),
  place: (word: string, place: number) => ({
    id: `kata ke-${place} “${word}”`,
    en: `word ${place}, “${word}”`,
  }),
  notTen: { id: 'Kata periksanya tidak sepuluh', en: 'There are not ten check words' },
  counted: (count: number) => ({
    id: `Yang diketik ${count} kata, yang tercetak pada naskah sepuluh.`,
    en: `${count} ${count === 1 ? 'word was' : 'words were'} typed, ten are printed on the letter.`,
  }),
  unknownWords: { id: 'Kata-kata ini tidak tercatat', en: 'These words are not on record' },
  unknownWordsWhy: {
    id: 'Kesepuluhnya kata periksa, tetapi tidak ada naskah kami dengan urutan ini. Cocokkan urutannya. Bila sudah sama, naskah itu bukan naskah yang kami terbitkan.',
    en: 'All ten are check words, but none of our letters has them in this order. Compare the order. If it is the same, the letter is not one that we issued.',
  },
  tooMany: {
    id: 'Terlalu banyak percobaan. Coba lagi satu menit lagi.',
    en: 'Too many attempts. Try again in a minute.',
  },
  ask: { id: 'Periksa sebuah naskah', en: 'Check a letter' },
  askWhere: {
    id: 'Pindai kode QR pada naskah, atau ketik sepuluh kata yang tercetak di sampingnya.',
    en: 'Scan the QR code on the letter, or type the ten words that are printed beside it.',
  },
  code: { id: 'Sepuluh kata, atau kode naskah', en: 'Ten words, or the letter’s code' },
  look: { id: 'Periksa', en: 'Check' },
  match: { id: 'Cocokkan dengan naskah Anda', en: 'Compare with your letter' },
  differs: {
    id: 'Bila ada yang berbeda, naskah Anda bukan naskah yang kami terbitkan.',
    en: 'If anything differs, your letter is not the one that we issued.',
  },
  number: { id: 'Nomor', en: 'Number' },
  kind: { id: 'Jenis', en: 'Kind' },
  pages: (count: number) => ({ id: `${count} halaman`, en: count === 1 ? '1 page' : `${count} pages` }),
  attachments: (count: number) => ({
    id: `${count} lampiran`,
    en: count === 1 ? '1 attachment' : `${count} attachments`,
  }),
  subject: { id: 'Hal', en: 'Subject' },
  hidden: { id: 'Tidak ditampilkan', en: 'Not shown' },
  hiddenWhy: (className: string | null) => ({
    id: `Naskah ${className ?? 'terbatas'}, halnya hanya untuk pihak yang berhak.`,
    en: `Class ${className ?? 'restricted'}: the subject is for those entitled to it.`,
  }),
  signer: { id: 'Penanda tangan', en: 'Signed by' },
  signed: { id: 'Ditandatangani', en: 'Signed' },
  clock: (clock: string) => ({ id: `pukul ${clock.replace(':', '.')} WIB`, en: `${clock} WIB (UTC+7)` }),
  seal: { id: 'Segel elektronik', en: 'Electronic seal' },
  codeInWords: { id: 'Kode di samping QR', en: 'Code beside the QR' },
  sameOrder: {
    id: 'Sepuluh kata ini tercetak dalam urutan yang sama.',
    en: 'These ten words are printed in the same order.',
  },
  codeInQr: { id: 'Kode di dalam QR', en: 'Code in the QR' },
  file: { id: 'Periksa berkasnya', en: 'Check its file' },
  fileAndAttachments: { id: 'Periksa berkas dan lampirannya', en: 'Check its file and attachments' },
  staysHere: {
    id: 'Berkas dibandingkan di perangkat Anda dan tidak dikirim ke mana pun.',
    en: 'The file is compared on your device and sent nowhere.',
  },
  drop: { id: 'Seret berkas ke sini, atau', en: 'Drop a file here, or' },
  choose: { id: 'Pilih berkas', en: 'Choose a file' },
  needsScript: {
    id: 'Untuk membandingkan berkas, aktifkan JavaScript di peramban ini.',
    en: 'To compare a file, switch on JavaScript in this browser.',
  },
  comparing: { id: 'Sedang membandingkan', en: 'Comparing' },
  root: { id: 'Sertifikat akar perusahaan', en: 'The company’s root certificate' },
  rootOfProvider: { id: 'Sertifikat akar penyedia segel', en: 'The seal provider’s root certificate' },
  rootWhy: {
    id: 'Agar tanda tangannya dikenali Adobe Reader dan aplikasi lain.',
    en: 'So that Adobe Reader and other programs know its signature.',
  },
  download: { id: 'Unduh', en: 'Download' },
  contact: (name: string) => ({
    id: `Ada yang tidak cocok? Hubungi ${name}`,
    en: `Does anything differ? Ask ${name}`,
  }),
  official: (address: string) => ({
    id: `Alamat resmi halaman ini: ${address}`,
    en: `Official address of this page: ${address}`,
  }),
} satisfies Messages;

/** Takes what was typed or scanned and led to no letter, gives what is told of it. */
export function unknownCode(typed: string): { isMistyped: boolean; title: Message; text: string } {
  const {
    unknown,
    unknownWhy,
    strange,
    strangeWords,
    place,
    notTen,
    counted,
    unknownWords,
    unknownWordsWhy,
  } = verifyMessages;
  const said = typedWords(typed);
  if (!said) return { isMistyped: false, title: unknown, text: translate(unknownWhy) };
  const wrongCount = said.count === 10 ? [] : [translate(counted(said.count))];
  const named = few(said.strange.map((one) => translate(place(one.word, one.place))));
  if (named.length > 0)
    return {
      isMistyped: true,
      title: strange,
      text: [translate(strangeWords(named)), ...wrongCount].join(' '),
    };
  if (said.count !== 10) return { isMistyped: true, title: notTen, text: wrongCount.join(' ') };
  return { isMistyped: false, title: unknownWords, text: translate(unknownWordsWhy) };
}

/** Whose certificate a letter is sealed with. */
export const sealedBy = {
  own: { id: 'Sertifikat perusahaan sendiri', en: 'The company’s own certificate' },
  brought: { id: 'Sertifikat perusahaan dari penerbit', en: 'A certificate issued to the company' },
  provider: { id: 'Penyedia segel elektronik', en: 'A provider of electronic seals' },
} satisfies Record<Seal['by'], Message>;

export const sealLevels = {
  'B-B': { id: 'PAdES B-B', en: 'PAdES B-B' },
  'B-T': { id: 'PAdES B-T, waktunya dikonfirmasi', en: 'PAdES B-T, its time confirmed' },
  'B-LT': {
    id: 'PAdES B-LT, waktu dan sertifikatnya dikonfirmasi',
    en: 'PAdES B-LT, its time and certificates confirmed',
  },
} satisfies Record<Seal['level'], Message>;

/** What a compared file is told; the script shows them by name. */
export const fileAnswers = {
  intact: {
    tone: 'ok',
    title: { id: 'Utuh', en: 'Intact' },
    text: {
      id: 'Sama persis dengan naskah yang ditandatangani.',
      en: 'Exactly the letter that was signed.',
    },
  },
  marked: {
    tone: 'ok',
    title: { id: 'Salinan bertanda pembaca, isi utuh', en: 'A reader’s copy, content intact' },
    text: {
      id: 'Nama pembaca ditambahkan sesudah tanda tangan. Isinya tidak berubah.',
      en: 'The reader’s name was added after the signature. The content is unchanged.',
    },
  },
  earlier: {
    tone: 'stamp',
    title: { id: 'Belum memuat semua tanda tangan', en: 'Not all signatures are in it' },
    text: {
      id: 'Isinya utuh, tetapi berkas ini dari sebelum penanda tangan terakhir. Minta berkas yang lengkap kepada pengirim.',
      en: 'Its content is intact, but this file is from before the last signature. Ask the sender for the complete one.',
    },
  },
  appended: {
    tone: 'danger',
    title: { id: 'Berubah sejak ditandatangani', en: 'Changed since it was signed' },
    text: {
      id: 'Isi yang ditandatangani masih ada, tetapi ada tambahan yang bukan dari kami. Minta berkas asli kepada pengirim.',
      en: 'What was signed is still in it, but something was added that is not ours. Ask the sender for the original.',
    },
  },
  enclosed: {
    tone: 'ok',
    title: { id: 'Menyertai naskah ini, utuh', en: 'Enclosed with this letter, intact' },
    text: {
      id: 'Sama persis dengan berkas yang disebut pada naskah yang ditandatangani.',
      en: 'Exactly the file that the signed letter names.',
    },
  },
  changed: {
    tone: 'danger',
    title: { id: 'Berubah sejak ditandatangani', en: 'Changed since it was signed' },
    text: {
      id: 'Jangan dipakai. Minta berkas asli kepada pengirim.',
      en: 'Do not use it. Ask the sender for the original.',
    },
  },
  other: {
    tone: 'stamp',
    title: { id: 'Berkas ini naskah lain', en: 'This file is another letter' },
    text: { id: 'Pindai kode QR pada berkas itu.', en: 'Scan the QR code on that file.' },
  },
  notPdf: {
    tone: 'stamp',
    title: { id: 'Bukan berkas PDF', en: 'Not a PDF file' },
    text: {
      id: 'Naskah kami berupa PDF. Hasil pindai atau foto dicocokkan dengan keterangan di halaman ini.',
      en: 'Our letters are PDFs. Compare a scan or a photograph with the facts on this page.',
    },
  },
  tooLarge: {
    tone: 'stamp',
    title: { id: 'Berkas terlalu besar', en: 'The file is too large' },
    text: { id: 'Paling besar 50 MB.', en: '50 MB at most.' },
  },
  failed: {
    tone: 'stamp',
    title: { id: 'Belum dapat dibandingkan', en: 'Not compared yet' },
    text: {
      id: 'Sambungan terputus, atau terlalu banyak percobaan. Pilih berkasnya sekali lagi nanti.',
      en: 'The connection broke, or there were too many attempts. Choose the file again later.',
    },
  },
} as const;
