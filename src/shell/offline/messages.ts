import type { Message, Messages } from '../../../lib/language.ts';

/** What shell/offline says. */
export const offlineMessages = {
  offline: { id: 'Anda sedang luring.', en: 'You are offline.' },
  unreachable: { id: 'Layanan belum dapat dihubungi.', en: 'The service cannot be reached.' },
  stored: {
    id: 'Konsep naskah, catatan, dan komentar tersimpan di perangkat ini; isian lain hanya ada selama halamannya terbuka.',
    en: 'Letter drafts, notes and comments are stored on this device; other forms are there only while their page is open.',
  },
  waitingCount: (count: number): Message => ({
    id: `${count} perubahan menunggu dikirim.`,
    en: `${count} ${count === 1 ? 'change waits' : 'changes wait'} to be sent.`,
  }),
  showStored: { id: 'Lihat yang tersimpan', en: 'See what is stored' },
  sent: (one: string | number): Message => ({
    id: `${one} perubahan yang menunggu sudah terkirim`,
    en: `${one} waiting ${one === 1 ? 'change was' : 'changes were'} sent`,
  }),
  refused: (one: string | number): Message => ({
    id: `Satu perubahan tidak diterima. ${one}`,
    en: `One change was not accepted. ${one}`,
  }),
  update: {
    id: 'Versi baru Naskah tersedia. Simpan pekerjaan Anda, lalu muat ulang.',
    en: 'A new version of Naskah is available. Save your work, then reload.',
  },
  reload: { id: 'Muat ulang', en: 'Reload' },
  later: { id: 'Nanti', en: 'Later' },
  unsentTitle: (count: string | number): Message => ({
    id: `Keluar dan buang ${count} konsep yang belum terkirim?`,
    en: `Sign out and discard ${count} unsent ${count === 1 ? 'draft' : 'drafts'}?`,
  }),
  unsent: {
    id: 'Yang Anda ketik belum sampai ke server dan hanya ada di perangkat ini. Setelah Anda keluar, tidak ada yang tertinggal di sini. Batalkan, lalu tunggu sampai jaringan kembali, agar konsep tersimpan.',
    en: 'What you typed has not reached the server and is on this device only. Once you sign out, nothing of it stays here. Cancel, and wait for the network, to have it saved.',
  },
  signOutAnyway: { id: 'Buang dan keluar', en: 'Discard and sign out' },
  waiting: { id: 'Menunggu jaringan', en: 'Waiting for the network' },
} satisfies Messages;
