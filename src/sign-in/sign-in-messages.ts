/** Texts of the sign-in and of all forms before the app. */
export const signInMessages = {
  title: { id: 'Masuk · Naskah', en: 'Sign in · Naskah' },
  wanted: {
    name: { id: 'Isi NPP atau surel Anda.', en: 'Enter your staff number or e-mail.' },
    password: { id: 'Isi kata sandi Anda.', en: 'Enter your password.' },
    code: { id: 'Isi kode verifikasi.', en: 'Enter the verification code.' },
  },
  checking: { id: 'Memeriksa…', en: 'Checking…' },
  wrong: {
    id: 'NPP, surel, atau kata sandi tidak cocok.',
    en: 'The staff number, e-mail or password is not right.',
  },
  noApp: {
    id: 'Naskah belum dapat dimuat. Periksa sambungan Anda, lalu muat ulang halaman ini.',
    en: 'Naskah could not be loaded. Check your connection, then reload this page.',
  },
  again: { id: 'Naskah belum dapat dimuat. Coba lagi', en: 'Naskah could not be loaded. Try again' },
  show: { id: 'Tampilkan kata sandi', en: 'Show the password' },
  hide: { id: 'Sembunyikan kata sandi', en: 'Hide the password' },
  unreachable: {
    id: 'Layanan tidak dapat dihubungi. Periksa sambungan Anda, lalu coba lagi.',
    en: 'The service cannot be reached. Check your connection, then try again.',
  },
  offline: {
    id: 'Anda sedang luring. Sambungkan perangkat ke jaringan, lalu coba lagi.',
    en: 'You are offline. Connect the device to a network, then try again.',
  },
};
