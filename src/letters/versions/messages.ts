import type { Message, Messages } from '../../../lib/language.ts';

/** What the versions of a letter say. */
export const versionMessages = {
  loadingDifferences: { id: 'Memuat perbedaan', en: 'Loading differences' },
  differencesNotLoaded: { id: 'Perbedaan tidak dapat dimuat.', en: 'The differences could not be loaded.' },
  differences: { id: 'Perbedaan versi', en: 'Differences' },
  comparedWith: { id: 'dibandingkan dengan', en: 'compared with' },
  noChange: { id: 'Tidak ada perubahan.', en: 'No changes.' },
  fields: { id: 'Isian', en: 'Fields' },
  blank: { id: 'kosong', en: 'empty' },
  people: { id: 'Orang', en: 'People' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
  content: { id: 'Isi naskah', en: 'Content' },
  cover: { id: 'Naskah pengantar', en: 'Cover letter' },
  before: { id: 'Semula', en: 'Before' },
  now: { id: 'Sekarang', en: 'Now' },
  nothing: { id: 'Tidak ada', en: 'Nothing' },
  added: { id: '[ditambahkan:', en: '[added:' },
  removed: { id: '[dihapus:', en: '[removed:' },
  folded: (count: number): Message => ({
    id: `${count} paragraf tidak berubah. Tampilkan`,
    en: `${count} unchanged ${count === 1 ? 'paragraph' : 'paragraphs'}. Show`,
  }),
  restyled: { id: '(hanya bentuk tulisan yang diubah)', en: '(only the formatting was changed)' },
  notLoaded: { id: 'Versi tidak dapat dimuat.', en: 'The versions could not be loaded.' },
  loading: { id: 'Memuat versi', en: 'Loading versions' },
  none: {
    id: 'Belum ada versi. Versi tersimpan sendiri selama Anda menulis, setiap kali naskah dikirim, diparaf, atau dikembalikan, dan sebelum bagian besar teks dihapus.',
    en: 'No versions yet. Versions are kept by themselves while you write, whenever the letter is sent, initialled or returned, and before a large part of the text is deleted.',
  },
  versions: { id: 'Versi naskah', en: 'Versions of the letter' },
  choose: {
    id: 'Pilih versi di bawah untuk melihat bedanya dengan naskah sekarang.',
    en: 'Choose a version below to see how it differs from the letter now.',
  },
  version: (no: number): Message => ({ id: `versi ${no}`, en: `version ${no}` }),
  restore: { id: 'Pulihkan versi ini', en: 'Restore this version' },
  undone: (reason: string): Message => ({ id: `${reason}, lalu diurungkan`, en: `${reason}, then undone` }),
  by: (reason: string, name: string, when: string): Message => ({
    id: `${reason} oleh ${name}, ${when}`,
    en: `${reason} by ${name}, ${when}`,
  }),
} satisfies Messages;

/** The fields that may differ, by their name on the API. */
export const fieldMessages: Record<string, Message | undefined> = {
  subject: { id: 'Hal', en: 'Subject' },
  flow: { id: 'Alur', en: 'Direction' },
  kind: { id: 'Jenis naskah', en: 'Letter type' },
  subType: { id: 'Sub jenis naskah', en: 'Letter subtype' },
  security: { id: 'Klasifikasi keamanan', en: 'Security class' },
  classification: { id: 'Klasifikasi arsip', en: 'Archive classification' },
  letterhead: { id: 'Kop surat', en: 'Letterhead' },
  urgency: { id: 'Sifat', en: 'Urgency' },
  place: { id: 'Tempat', en: 'Place' },
  scriptDate: { id: 'Tanggal naskah', en: 'Date of the letter' },
  address: { id: 'Alamat tujuan', en: 'Address' },
  outsideNumber: { id: 'Nomor naskah asal', en: 'Number of the original' },
  outsideSender: { id: 'Pengirim luar', en: 'Outside sender' },
  receivedDate: { id: 'Tanggal diterima', en: 'Date received' },
  contentMode: { id: 'Cara mengisi', en: 'How it was filled in' },
  showSenderName: { id: 'Nama penanda tangan pada naskah', en: "Signer's name on the letter" },
  reviewers: { id: 'Urutan pemeriksa', en: 'Order of reviewers' },
};

const reviewer: Message = { id: 'Pemeriksa', en: 'Reviewer' };
const roles: Message[] = [
  { id: 'Penanda tangan', en: 'Signer' },
  { id: 'Penerima', en: 'Recipient' },
  { id: 'Tembusan', en: 'Cc' },
  reviewer,
  { id: 'Penerima luar', en: 'Recipient outside' },
  { id: 'Tembusan luar', en: 'Cc outside' },
];

/** A person's role on the letter, by the server's name. */
export const roleMessages = (role: string): Message =>
  roles.find(({ id }) => id === role) ?? { id: role, en: role };

export const isReviewer = (role: string): boolean => role === reviewer.id;
