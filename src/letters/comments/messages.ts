import type { Message, Messages } from '../../../lib/language.ts';

/** What the comments on a draft say. */
export const commentMessages = {
  notLoaded: { id: 'Komentar tidak dapat dimuat.', en: 'The comments could not be loaded.' },
  loading: { id: 'Memuat komentar', en: 'Loading comments' },
  comments: { id: 'Komentar', en: 'Comments' },
  earlier: { id: 'Tampilkan komentar sebelumnya', en: 'Show earlier comments' },
  none: {
    id: 'Belum ada komentar. Hanya penyusun, pemeriksa, dan penanda tangan yang melihatnya, bukan penerima naskah.',
    en: 'No comments yet. Only the drafter, the reviewers and the sender see them, not the recipients of the letter.',
  },
  selectText: {
    id: 'Pilih teks pada naskah untuk mengomentarinya atau menyarankan teks lain.',
    en: 'Select text in the letter to comment on it or to suggest other words.',
  },
  write: { id: 'Tulis komentar, @ untuk menyebut orang', en: 'Write a comment, @ to mention a person' },
  send: { id: 'Kirim komentar', en: 'Send the comment' },
  settled: (text: string, count: number): Message => ({
    id: `Selesai: ${text} (${count})`,
    en: `Done: ${text} (${count})`,
  }),
  deletedShort: { id: 'komentar dihapus', en: 'deleted comment' },
  writeAnswer: { id: 'Tulis balasan', en: 'Write a reply' },
  answer: { id: 'Balas', en: 'Reply' },
  reopen: { id: 'Buka kembali', en: 'Reopen' },
  settle: { id: 'Selesai', en: 'Done' },
  settledDone: { id: 'Komentar selesai', en: 'Comment done' },
  reopened: { id: 'Komentar dibuka kembali', en: 'Comment reopened' },
  you: { id: 'Anda', en: 'You' },
  more: { id: 'Selengkapnya', en: 'Show all' },
  counts: (open: number, done: number): Message => ({
    id: [open > 0 || done === 0 ? `${open} terbuka` : '', done > 0 ? `${done} selesai` : '']
      .filter(Boolean)
      .join(', '),
    en: [open > 0 || done === 0 ? `${open} open` : '', done > 0 ? `${done} done` : '']
      .filter(Boolean)
      .join(', '),
  }),
  showAll: { id: 'Tampilkan semua', en: 'Show all' },
  showOpen: { id: 'Tampilkan yang terbuka', en: 'Show open ones' },
  forWhole: { id: 'Komentari seluruh naskah', en: 'Comment on the whole letter' },
  comment: { id: 'Komentar', en: 'Comment' },
  suggest: { id: 'Saran', en: 'Suggestion' },
  passageGone: { id: 'Teks yang dikomentari sudah dihapus', en: 'The text commented on is deleted' },
  writeOnPassage: { id: 'Tulis komentar', en: 'Write a comment' },
  insteadOf: { id: 'Teks pengganti', en: 'Text instead' },
  insteadHint: { id: 'Kosongkan untuk menghapus teks ini.', en: 'Leave it empty to delete this text.' },
  why: { id: 'Alasan', en: 'Reason' },
  sendSuggestion: { id: 'Kirim saran', en: 'Send the suggestion' },
  sameText: { id: 'Tulis teks yang berbeda.', en: 'Write a different text.' },
  onlyOneParagraph: {
    id: 'Saran hanya untuk teks dalam satu paragraf.',
    en: 'A suggestion is for text within one paragraph.',
  },
  deletes: { id: 'dihapus', en: 'deleted' },
  accept: { id: 'Terima', en: 'Accept' },
  reject: { id: 'Tolak', en: 'Reject' },
  rejectWhy: { id: 'Alasan menolak (tidak wajib)', en: 'Why not (optional)' },
  rejectDone: { id: 'Tolak saran', en: 'Reject the suggestion' },
  accepted: {
    id: 'Saran diterima. Teks naskah sudah diganti.',
    en: 'Suggestion accepted. The text is changed.',
  },
  rejected: { id: 'Saran ditolak', en: 'Suggestion rejected' },
  waitsForDrafter: { id: 'Menunggu penyusun', en: 'Waiting for the drafter' },
  acceptedBy: (name: string): Message => ({ id: `Diterima oleh ${name}`, en: `Accepted by ${name}` }),
  rejectedBy: (name: string): Message => ({ id: `Ditolak oleh ${name}`, en: `Rejected by ${name}` }),
  doneBy: (name: string): Message => ({ id: `Selesai oleh ${name}`, en: `Done by ${name}` }),
  mention: { id: 'Sebut orang', en: 'Mention a person' },
  deleted: { id: 'Komentar dihapus oleh penulisnya.', en: 'Comment deleted by its author.' },
  unread: { id: 'Belum dibaca', en: 'Unread' },
  new: { id: 'baru', en: 'new' },
  edited: { id: ' · diubah', en: ' · edited' },
  edit: { id: 'Ubah komentar', en: 'Edit the comment' },
  removeTitle: { id: 'Hapus komentar ini?', en: 'Delete this comment?' },
  removeText: {
    id: 'Komentar Anda hilang bagi semua orang pada naskah ini.',
    en: 'Your comment is gone for everybody on this letter.',
  },
} satisfies Messages;
