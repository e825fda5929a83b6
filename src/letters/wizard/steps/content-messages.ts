import type { Message, Messages } from '../../../../lib/language.ts';

/** What the steps with the text say. */
export const contentMessages = {
  content: { id: 'Isi naskah', en: 'Content of the letter' },
  cover: { id: 'Naskah pengantar', en: 'Cover letter' },
  coverNeeded: {
    id: 'Wajib diisi: mengantar dokumen yang Anda unggah, dan menjadi naskah yang ditandatangani.',
    en: 'Required: it introduces the document you upload, and is the letter that is signed.',
  },
  coverOptional: {
    id: 'Opsional: satu lembar tersendiri di depan naskah. Hapus teksnya bila tidak perlu.',
    en: 'Optional: a page of its own before the letter. Delete the text if not needed.',
  },
  withoutCover: { id: 'Naskah ini tanpa naskah pengantar', en: 'This letter has no cover letter' },
  whatCoverIs: {
    id: 'Naskah pengantar adalah lembar tersendiri di depan naskah, berkop sama, yang menerangkan apa yang dikirim dan apa yang diharapkan dari penerima. Kebanyakan naskah tidak memerlukannya: lanjutkan saja ke ringkasan.',
    en: 'A cover letter is a page of its own before the letter, with the same letterhead, that says what is sent and what is expected of the receiver. Most letters need none: simply go on to the summary.',
  },
  writeCover: { id: 'Tulis naskah pengantar', en: 'Write a cover letter' },
  coverContent: { id: 'Isi naskah pengantar', en: 'Content of the cover letter' },
  way: { id: 'Cara mengisi', en: 'How to fill it in' },
  writeHere: { id: 'Tulis di sini', en: 'Write here' },
  uploadReady: { id: 'Unggah dokumen siap', en: 'Upload a finished document' },
  replacedBy: (name: string): Message => ({
    id: `Teks diganti dengan template ${name}`,
    en: `Text replaced by the template ${name}`,
  }),
  templateFailed: {
    id: 'Template tidak dapat dimuat. Coba lagi.',
    en: 'The template could not be loaded. Try again.',
  },
  templateThere: { id: 'Tersedia template', en: 'Template available:' },
  chooseTemplate: { id: 'Pilih template', en: 'Choose a template' },
  useTemplate: { id: 'Pakai template', en: 'Use the template' },
  replaceByTemplate: { id: 'Ganti dengan template', en: 'Replace by the template' },
  replaceTitle: { id: 'Ganti teks yang sudah ditulis?', en: 'Replace the text already written?' },
  replaceConfirm: { id: 'Ganti teks', en: 'Replace the text' },
  messages: (count: string): Message => ({ id: `${count} kata`, en: `${count} words` }),
  brackets: (count: number): Message => ({
    id: `${count} bagian dalam kurung siku belum diisi`,
    en: `${count} ${count === 1 ? 'part' : 'parts'} in square brackets still to fill in`,
  }),
  unfilled: (count: number, names: string): Message => ({
    id: `${count} data belum terisi: ${names}`,
    en: `${count} data still missing: ${names}`,
  }),
  document: { id: 'Dokumen naskah', en: 'Document of the letter' },
  documentHelp: {
    id: 'Naskah yang sudah jadi, misalnya laporan atau perjanjian. Dokumen ini menyertai naskah pengantar.',
    en: 'A finished letter, for example a report or an agreement. It goes with the cover letter.',
  },
  pdfDocument: { id: 'Dokumen PDF', en: 'PDF document' },
  pdfHint: (limit: string): Message => ({
    id: `Satu berkas PDF, lebih kecil dari ${limit}.`,
    en: `One PDF file, smaller than ${limit}.`,
  }),
  pdfNeeded: { id: 'Unggah dokumen dalam bentuk PDF.', en: 'Upload the document as PDF.' },
  dokumen: { id: 'dokumen', en: 'document' },
  view: { id: 'Tampilan', en: 'View' },
  text: { id: 'Teks', en: 'Text' },
  preview: { id: 'Pratinjau', en: 'Preview' },
  previewOfLetter: { id: 'Pratinjau naskah', en: 'Preview of the letter' },
  followsTyping: { id: 'mengikuti ketikan Anda', en: 'follows what you type' },
  templateEmpty: { id: 'Template ini kosong.', en: 'This template is empty.' },
  thereAre: { id: 'Tersedia', en: 'There are' },
  templateCount: (count: number): Message => ({ id: `${count} template`, en: `${count} templates` }),
  forSubType: { id: 'untuk sub jenis ini', en: 'for this subtype' },
  replaceText: {
    id: 'Isi naskah diganti seluruhnya dengan template',
    en: 'The whole content is replaced by the template',
  },
  canUndo: { id: '. Anda dapat mengurungkannya sesudah itu.', en: '. You can undo it afterwards.' },
} satisfies Messages;
