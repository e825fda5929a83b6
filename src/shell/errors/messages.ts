import type { Messages } from '../../../lib/language.ts';

/** What shell/errors says. */
export const errorMessages = {
  denied: { id: 'Akses Ditolak', en: 'Access denied' },
  deniedNote: {
    id: 'Peran yang sedang Anda pakai tidak membuka halaman ini. Ganti peran, atau hubungi administrator.',
    en: 'The role you are using does not open this page. Switch roles, or ask an administrator.',
  },
  missing: { id: 'Halaman yang Anda Cari Tidak Ditemukan', en: 'The page you are looking for was not found' },
  missingNote: {
    id: 'Tautan mungkin sudah berubah, atau naskahnya telah dipindahkan ke berkas lain.',
    en: 'The link may have changed, or the letter was moved to another file.',
  },
  internal: { id: 'Terjadi Kesalahan Internal pada Server', en: 'An internal server error occurred' },
  internalNote: {
    id: 'Pekerjaan Anda yang sudah tersimpan tidak hilang. Coba lagi beberapa saat lagi.',
    en: 'What you saved is not lost. Try again in a moment.',
  },
  failed: { id: 'Terjadi Kesalahan', en: 'Something went wrong' },
  toHome: { id: 'Kembali ke beranda', en: 'Back to home' },
  reload: { id: 'Muat ulang', en: 'Reload' },
  report: { id: 'Laporkan masalah ini', en: 'Report this problem' },
  notLoaded: { id: 'Halaman Belum Dapat Dimuat', en: 'The page could not be loaded' },
  notLoadedNote: { id: 'Periksa jaringan Anda, lalu muat ulang.', en: 'Check your network, then reload.' },
  partLost: {
    id: 'Bagian ini belum dapat dimuat. Coba lagi nanti.',
    en: 'This part could not be loaded. Try again later.',
  },
  unreachable: { id: 'Layanan tidak dapat dihubungi', en: 'The service cannot be reached' },
  unreachableNote: {
    id: 'Periksa jaringan Anda, lalu coba lagi.',
    en: 'Check your network, then try again.',
  },
} satisfies Messages;
