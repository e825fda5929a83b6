/** Texts of signing in with the company account. */
export const companyMessages = {
  leaving: { id: 'Membuka akun perusahaan…', en: 'Opening the company account…' },
  failed: {
    id: 'Belum dapat masuk dengan akun perusahaan. Coba lagi.',
    en: 'The company account could not be used. Try again.',
  },
  notProven: {
    id: 'Belum terbukti. Tutup jendela ini, lalu coba lagi.',
    en: 'Not proven. Close this window and try again.',
  },
  proven: {
    id: 'Terbukti. Kembali ke Naskah; jendela ini dapat ditutup.',
    en: 'Proven. Go back to Naskah; this window can be closed.',
  },
};
