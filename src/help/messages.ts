import type { Message } from '../../lib/language.ts';

/** The words of /faq and /helpdesk. */
export const messages = {
  faq: { id: 'Tanya jawab', en: 'Questions and answers' },
  faqAbout: {
    id: 'Jawaban singkat atas yang sering ditanyakan. Ketik beberapa kata untuk mencari, juga di dalam jawaban.',
    en: 'Short answers to what is often asked. Type some words to search, in the answers too.',
  },
  faqSearch: { id: 'Cari pertanyaan atau jawaban', en: 'Search questions and answers' },
  faqNothing: { id: 'Data tidak ditemukan', en: 'Nothing found' },
  faqNothingText: {
    id: 'Coba kata lain, atau tanyakan kepada helpdesk.',
    en: 'Try other words, or ask the helpdesk.',
  },
  faqEmpty: { id: 'Belum ada tanya jawab', en: 'No questions yet' },
  faqFailed: { id: 'Tanya jawab belum dapat dimuat', en: 'The questions could not be loaded' },
  faqOthers: { id: 'Lainnya', en: 'Others' },
  found: (count: number): Message => ({
    id: `${count} pertanyaan ditemukan`,
    en: `${count} ${count === 1 ? 'question' : 'questions'} found`,
  }),
  ask: { id: 'Tidak menemukan jawaban? Tanya helpdesk', en: 'No answer here? Ask the helpdesk' },
  clear: { id: 'Hapus pencarian', en: 'Clear the search' },

  helpdesk: { id: 'Helpdesk', en: 'Helpdesk' },
  helpdeskAbout: {
    id: 'Tulis masalah atau pertanyaan Anda. Jawabannya datang di sini dan lewat notifikasi.',
    en: 'Write what is wrong or what you want to know. The answer comes here and as a notification.',
  },
  helpdeskAboutAll: {
    id: 'Tiket dari semua orang. Jawaban Anda sampai kepada penulisnya lewat notifikasi.',
    en: 'Everybody’s tickets. Your answers reach their writers as notifications.',
  },
  write: { id: 'Tulis tiket', en: 'Write a ticket' },
  state: { id: 'Keadaan', en: 'State' },
  kind: { id: 'Jenis', en: 'Kind' },
  assigned: { id: 'Ditangani', en: 'Taken care of' },
  open: { id: 'Belum selesai', en: 'Not closed' },
  byMe: { id: 'Saya', en: 'Me' },
  byNobody: { id: 'Belum ada', en: 'Nobody yet' },
  mine: { id: 'Penulis', en: 'Writer' },
  mineOnly: { id: 'Saya', en: 'Me' },
  ticketSearch: { id: 'Cari perihal atau nomor', en: 'Search subject or number' },
  ticketsEmpty: { id: 'Belum ada tiket', en: 'No tickets yet' },
  ticketsNothing: { id: 'Data tidak ditemukan', en: 'Nothing found' },
  ticketsFailed: { id: 'Tiket belum dapat dimuat', en: 'The tickets could not be loaded' },

  subject: { id: 'Perihal', en: 'Subject' },
  description: { id: 'Cerita', en: 'Description' },
  descriptionHint: {
    id: 'Apa yang Anda lakukan, apa yang terjadi, dan apa yang Anda harapkan. Jangan sertakan isi naskah di atas Biasa.',
    en: 'What you did, what happened, and what you expected. Leave out what letters above Biasa say.',
  },
  page: { id: 'Halaman', en: 'Page' },
  browser: { id: 'Peramban', en: 'Browser' },
  request: { id: 'Nomor permintaan', en: 'Request number' },
  toldToo: { id: 'Ikut dikirim', en: 'Sent along' },
  toldTooHint: {
    id: 'Terisi sendiri agar masalahnya mudah ditemukan. Anda boleh mengubah atau mengosongkannya.',
    en: 'Filled in by itself so that the cause is found sooner. You may change or empty it.',
  },
  screenshot: { id: 'Tangkapan layar', en: 'Screenshot' },
  screenshotHow: {
    id: 'atau seret ke sini, atau tempel dengan Ctrl+V',
    en: 'or drop it here, or paste it by Ctrl+V',
  },
  screenshotChoose: { id: 'Pilih gambar', en: 'Choose a picture' },
  screenshotRemove: { id: 'Lepas gambar', en: 'Take the picture away' },
  screenshotKinds: { id: 'Gunakan gambar PNG atau JPG.', en: 'Use a PNG or JPG picture.' },
  screenshotSize: (most: string): Message => ({
    id: `Ukuran gambar harus lebih kecil dari ${most}.`,
    en: `The picture must be smaller than ${most}.`,
  }),
  send: { id: 'Kirim', en: 'Send' },
  sent: { id: 'Tiket terkirim', en: 'Ticket sent' },

  ticket: { id: 'Tiket', en: 'Ticket' },
  by: { id: 'Penulis', en: 'Writer' },
  post: { id: 'Jabatan', en: 'Post' },
  written: { id: 'Ditulis', en: 'Written' },
  conversation: { id: 'Percakapan', en: 'Conversation' },
  fromHelpdesk: { id: 'Helpdesk', en: 'Helpdesk' },
  reply: { id: 'Balasan', en: 'Reply' },
  sendReply: { id: 'Kirim balasan', en: 'Send reply' },
  close: { id: 'Tandai selesai', en: 'Mark as closed' },
  reopen: { id: 'Buka kembali', en: 'Reopen' },
  closedNote: {
    id: 'Tiket ini sudah selesai. Buka kembali bila masalahnya muncul lagi.',
    en: 'This ticket is closed. Reopen it if the problem comes back.',
  },
  did: {
    close: (who: string): Message => ({
      id: `${who} menandai tiket selesai`,
      en: `${who} closed the ticket`,
    }),
    reopen: (who: string): Message => ({
      id: `${who} membuka tiket kembali`,
      en: `${who} reopened the ticket`,
    }),
    assign: (who: string, whom: string): Message => ({
      id: `${who} menyerahkan tiket kepada ${whom}`,
      en: `${who} handed the ticket to ${whom}`,
    }),
    unassign: (who: string): Message => ({ id: `${who} melepas tiket`, en: `${who} gave the ticket back` }),
  },
  openPicture: { id: 'Buka gambar', en: 'Open the picture' },
  changedMeanwhile: {
    id: 'Tiket ini baru saja berubah. Yang terbaru sudah ditampilkan.',
    en: 'This ticket has just changed. What is new is shown.',
  },
} as const;
