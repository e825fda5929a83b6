import type { Message, Messages } from '../../lib/language.ts';

/** The palette's words (DESIGN 3, house rules: Indonesian first). */
export const paletteMessages = {
  title: { id: 'Cari dan perintah', en: 'Search and commands' },
  placeholder: {
    id: 'Cari naskah, halaman, orang, atau perintah',
    en: 'Find a letter, page, person or command',
  },
  actions: { id: 'Di halaman ini', en: 'On this page' },
  recent: { id: 'Terakhir dibuka', en: 'Recent' },
  go: { id: 'Buka', en: 'Go to' },
  create: { id: 'Buat baru', en: 'Create' },
  letters: { id: 'Naskah dan arsip', en: 'Letters and archive' },
  own: { id: 'Akun dan tampilan', en: 'Account and appearance' },
  fields: { id: 'Isian pengaturan', en: 'Fields of settings' },
  people: { id: 'Orang', en: 'People' },
  records: { id: 'Data', en: 'Records' },
  others: { id: 'Lainnya', en: 'Other' },
  none: { id: 'Data tidak ditemukan', en: 'Nothing found' },
  looking: { id: 'Memuat Data...', en: 'Looking' },
  failed: {
    id: 'Pencarian belum dapat dilakukan. Periksa jaringan Anda.',
    en: 'Searching is not possible now. Check your network.',
  },
  ask: { id: 'Minta akses', en: 'Ask for access' },
  choose: { id: 'pilih', en: 'choose' },
  open: { id: 'buka', en: 'open' },
  close: { id: 'tutup', en: 'close' },
  writeLetter: { id: 'Buat naskah', en: 'New letter' },
  home: { id: 'Beranda', en: 'Home' },
  password: { id: 'Ganti kata sandi', en: 'Change password' },
  keys: { id: 'Daftar tombol', en: 'Shortcuts' },
  searchAll: (typed: string): Message => ({ id: `Cari semua: ${typed}`, en: `Search everything: ${typed}` }),
} satisfies Messages;
