import type { Message, Messages } from '../../../lib/language.ts';

/** What the comments on a draft say. */
export const commentMessages = {
  notLoaded: { id: 'Komentar tidak dapat dimuat.', en: 'The comments could not be loaded.' },
  loading: { id: 'Memuat komentar', en: 'Loading comments' },
  comments: { id: 'Komentar', en: 'Comments' },
  earlier: { id: 'Tampilkan komentar sebelumnya', en: 'Show earlier comments' },
  none: {
    id: 'Belum ada komentar. Hanya penyusun, pemeriksa, dan penanda tangan yang melihatnya, bukan penerima naskah.',
    en: 'No comments yet. Only the author, the reviewers and the sender see them, not the recipients of the letter.',
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
  settle: { id: 'Tandai selesai', en: 'Mark as done' },
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
