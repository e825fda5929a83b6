import type { Message } from '../../lib/language.ts';

/** Texts of index.html before anything loads, with their English (english-page.ts). */
export const pageMessages: Message[] = [
  { id: 'Memuat Naskah', en: 'Loading Naskah' },
  { id: 'Masuk ke meja kerja Anda', en: 'Sign in to your desk' },
  { id: 'Gunakan NPP atau surel kantor.', en: 'Use your staff number or office e-mail.' },
  {
    id: 'Satu langkah lagi. Akun Anda memakai verifikasi dua langkah.',
    en: 'One more step. Your account uses two-step verification.',
  },
  { id: 'NPP atau surel', en: 'Staff number or e-mail' },
  { id: 'Kata sandi', en: 'Password' },
  { id: 'Lupa kata sandi?', en: 'Forgot your password?' },
  { id: 'Tampilkan kata sandi', en: 'Show the password' },
  { id: 'Kode verifikasi', en: 'Verification code' },
  {
    id: '6 angka dari aplikasi autentikator, atau salah satu kode pemulihan Anda.',
    en: '6 digits from the authenticator app, or one of your recovery codes.',
  },
  { id: 'Tetap masuk di perangkat ini', en: 'Stay signed in on this device' },
  { id: 'Masuk', en: 'Sign in' },
  { id: 'Masuk dengan akun perusahaan', en: 'Sign in with the company account' },
  { id: 'Masuk dengan akun lain', en: 'Sign in with another account' },
  {
    id: 'Kami kirimkan tautan untuk menggantinya ke surel Anda.',
    en: 'We will e-mail you a link to change it.',
  },
  { id: 'Surel kantor', en: 'Office e-mail' },
  { id: 'Kirim tautan', en: 'Send the link' },
  { id: 'Kembali ke halaman masuk', en: 'Back to sign-in' },
  { id: 'Buat kata sandi baru', en: 'Choose a new password' },
  {
    id: 'Semua perangkat akan keluar dari akun Anda.',
    en: 'All devices will be signed out of your account.',
  },
  { id: 'Kata sandi baru', en: 'New password' },
  {
    id: 'Paling sedikit 8 karakter dengan huruf kecil, huruf besar, angka, dan tanda khusus.',
    en: 'At least 8 characters with a lower-case letter, an upper-case letter, a digit and a special character.',
  },
  { id: 'Simpan kata sandi', en: 'Save the password' },
  { id: 'Minta tautan baru', en: 'Ask for a new link' },
  { id: 'Siapkan Naskah', en: 'Set up Naskah' },
  {
    id: 'Belum ada akun di sini. Buat administrator pertama dengan kode yang tampil di terminal server.',
    en: 'There is no account here yet. Make the first administrator with the code shown on the server’s terminal.',
  },
  { id: 'Kode dari terminal server', en: 'Code from the server’s terminal' },
  { id: 'Nama perusahaan', en: 'Company name' },
  { id: 'Kode', en: 'Code' },
  { id: 'Nama Anda', en: 'Your name' },
  { id: 'NPP', en: 'Staff number' },
  { id: 'Kata sandi untuk Anda', en: 'Your password' },
  { id: 'Buat administrator', en: 'Make the administrator' },
  { id: 'Naskah sudah memiliki administrator.', en: 'Naskah has an administrator already.' },
  {
    id: 'Masuk dengan akun Anda. Bila belum memilikinya, mintalah kepada administrator.',
    en: 'Sign in with your account. If you have none yet, ask an administrator.',
  },
  { id: 'Ke halaman masuk', en: 'To sign-in' },
  {
    id: 'Butuh bantuan? Hubungi helpdesk kantor Anda',
    en: 'Need help? Ask your office’s helpdesk',
  },
];
