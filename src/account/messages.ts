import type { Message, Messages } from '../../lib/language.ts';

/** What the page about oneself says. */
export const messages = {
  profile: { id: 'Profil', en: 'Profile' },
  parts: { id: 'Bagian profil', en: 'Parts of the profile' },
  identity: { id: 'Identitas', en: 'Identity' },
  identityHelp: {
    id: 'Nama, NPP, dan surel diatur oleh administrator.',
    en: 'Name, staff number and e-mail are kept by the administrators.',
  },
  roles: { id: 'Jabatan dan wewenang', en: 'Posts and rights' },
  rolesHelp: {
    id: 'Anda bertindak dalam satu jabatan pada satu waktu.',
    en: 'You act in one post at a time.',
  },
  absence: { id: 'Tidak di tempat', en: 'Out of office' },
  absenceHelp: {
    id: 'Siapa pun yang menulis kepada atau menunggu Anda melihat sampai kapan, dan siapa yang mewakili.',
    en: 'Whoever writes to or waits for you sees until when, and who stands in.',
  },
  security: { id: 'Keamanan', en: 'Security' },
  securityHelp: {
    id: 'Dengan verifikasi dua langkah, kata sandi yang bocor belum membuka akun Anda.',
    en: 'With a second step, a leaked password alone does not open your account.',
  },
  devices: { id: 'Perangkat', en: 'Devices' },
  devicesHelp: {
    id: 'Tempat Anda masuk saat ini. Keluarkan perangkat yang tidak Anda kenal.',
    en: 'Where you are signed in now. Sign out what you do not recognise.',
  },
  tokens: { id: 'Token API', en: 'API tokens' },
  tokensHelp: {
    id: 'Untuk program yang bekerja atas nama Anda, dengan hak satu jabatan Anda.',
    en: 'For programs that work in your name, with the rights of one of your posts.',
  },
  notifications: { id: 'Notifikasi', en: 'Notifications' },
  notificationsHelp: { id: 'Cara Anda diberi tahu.', en: 'How you are told.' },
  settings: { id: 'Bahasa, kalender, dan tombol', en: 'Language, calendar and keys' },
  settingsHelp: {
    id: 'Bahasa dan kalender berlaku di semua perangkat Anda.',
    en: 'Language and calendar hold on all your devices.',
  },

  email: { id: 'Surel', en: 'E-mail' },
  npp: { id: 'NPP', en: 'Staff number' },
  roleUsed: (role: string): Message => ({ id: `Pakai ${role}`, en: `Use ${role}` }),
  actsAs: { id: 'Bertindak sebagai', en: 'Acting as' },
  noPost: { id: 'Belum ada jabatan', en: 'No post yet' },
  active: { id: 'Aktif', en: 'Active' },
  inactive: { id: 'Tidak aktif', en: 'Off' },
  use: { id: 'Pakai', en: 'Use' },
  notLoaded: { id: 'Belum dapat dimuat', en: 'Could not be loaded' },
  failed: { id: 'Belum berhasil. Coba lagi.', en: 'That did not work. Try again.' },
  yourPassword: { id: 'Kata sandi Anda', en: 'Your password' },
} satisfies Messages;

export const pictureMessages = {
  change: { id: 'Ganti foto', en: 'Change picture' },
  add: { id: 'Pasang foto', en: 'Add a picture' },
  remove: { id: 'Hapus foto', en: 'Remove picture' },
  askRemove: { id: 'Hapus foto Anda?', en: 'Remove your picture?' },
  removed: { id: 'Foto dihapus', en: 'Picture removed' },
  saved: { id: 'Foto disimpan', en: 'Picture saved' },
  title: { id: 'Atur foto', en: 'Place the picture' },
  hint: {
    id: 'Geser gambar, atau pakai tombol panah. Perbesar dengan penggeser di bawah.',
    en: 'Drag the picture or use the arrow keys. Zoom with the slider below.',
  },
  area: { id: 'Potongan foto', en: 'Part of the picture' },
  zoom: { id: 'Perbesaran', en: 'Zoom' },
  other: { id: 'Pilih foto lain', en: 'Choose another picture' },
  unreadable: {
    id: 'Gambar ini tidak dapat dibaca. Pilih JPEG atau PNG lain.',
    en: 'This picture cannot be read. Choose another JPEG or PNG.',
  },
  tooSmall: (pixels: number): Message => ({
    id: `Gambar ini terlalu kecil. Gunakan paling sedikit ${pixels} × ${pixels} piksel.`,
    en: `This picture is too small. Use at least ${pixels} × ${pixels} pixels.`,
  }),
};

export const passwordMessages = {
  password: { id: 'Kata sandi', en: 'Password' },
  change: { id: 'Ganti kata sandi', en: 'Change password' },
  show: { id: 'Tampilkan kata sandi', en: 'Show the password' },
  directory: {
    id: 'Kata sandi Anda diatur di direktori perusahaan.',
    en: 'Your password is kept in the company directory.',
  },
  here: {
    id: 'Perangkat lain dikeluarkan setelah kata sandi diganti.',
    en: 'Other devices are signed out when the password changes.',
  },
  endTokens: {
    id: 'Akhiri juga token API dan alamat kalender saya',
    en: 'End my API tokens and calendar addresses too',
  },
  current: { id: 'Kata sandi sekarang', en: 'Present password' },
  fresh: { id: 'Kata sandi baru', en: 'New password' },
  saveIt: { id: 'Simpan kata sandi', en: 'Save password' },
  changed: { id: 'Kata sandi diganti', en: 'Password changed' },
  strong: { id: 'Kata sandi ini kuat.', en: 'This password is strong.' },
  missing: (list: string): Message => ({ id: `Belum ada: ${list}.`, en: `Still missing: ${list}.` }),
};

export const twoFactorMessages = {
  byCompany: {
    id: 'Langkah kedua diatur pada akun perusahaan Anda; Naskah tidak menanyakannya lagi.',
    en: 'The second step is set at your company account; Naskah does not ask for one of its own.',
  },
  title: { id: 'Verifikasi dua langkah', en: 'Two-step verification' },
  off: {
    id: 'Selain kata sandi, minta kode dari aplikasi autentikator di ponsel Anda setiap kali masuk.',
    en: 'Besides the password, ask for a code of an authenticator app on your phone at every sign-in.',
  },
  on: (since: string, left: number): Message => ({
    id: `Aktif sejak ${since}. Kode pemulihan tersisa ${left}.`,
    en: `On since ${since}. ${left} recovery codes left.`,
  }),
  begin: { id: 'Aktifkan', en: 'Turn on' },
  end: { id: 'Matikan', en: 'Turn off' },
  askEnd: { id: 'Matikan verifikasi dua langkah?', en: 'Turn two-step verification off?' },
  endText: {
    id: 'Setelah ini, kata sandi saja cukup untuk masuk.',
    en: 'After this the password alone is enough to sign in.',
  },
  ended: { id: 'Verifikasi dua langkah dimatikan', en: 'Two-step verification is off' },
  next: { id: 'Lanjut', en: 'Go on' },
  scan: {
    id: 'Pindai kode ini dengan aplikasi autentikator, lalu ketik 6 angka yang ditampilkannya.',
    en: 'Scan this code with an authenticator app, then type the 6 digits it shows.',
  },
  qr: { id: 'Kode QR untuk aplikasi autentikator', en: 'QR code for the authenticator app' },
  bySecret: {
    id: 'Tidak dapat memindai? Ketik kunci ini di aplikasi:',
    en: 'Cannot scan? Type this key into the app:',
  },
  code: { id: 'Kode dari aplikasi', en: 'Code from the app' },
  anyCode: { id: 'Kode dari aplikasi, atau kode pemulihan', en: 'Code from the app, or a recovery code' },
  codes: { id: 'Kode pemulihan', en: 'Recovery codes' },
  codesText: {
    id: 'Simpan di tempat aman. Setiap kode dapat dipakai sekali bila ponsel Anda hilang. Kode ini hanya tampil sekarang.',
    en: 'Keep them safe. Each works once, should your phone be lost. They are shown only now.',
  },
  renew: { id: 'Buat ulang kode pemulihan', en: 'New recovery codes' },
  renewText: { id: 'Kode yang lama tidak berlaku lagi.', en: 'The codes before stop working.' },
  kept: { id: 'Sudah saya simpan', en: 'I have kept them' },
  ofUser: { id: 'Verifikasi dua langkah', en: 'Two-step verification' },
  userOn: (since: string): Message => ({ id: `Aktif sejak ${since}.`, en: `On since ${since}.` }),
  userOff: { id: 'Tidak dipakai.', en: 'Not in use.' },
  reset: { id: 'Matikan untuk pengguna ini', en: 'Turn off for this user' },
  askReset: (name: string): Message => ({
    id: `Matikan verifikasi dua langkah ${name}?`,
    en: `Turn two-step verification off for ${name}?`,
  }),
  resetText: {
    id: 'Lakukan hanya bila Anda yakin dengan siapa Anda berbicara. Pengguna ini diberi tahu lewat surel.',
    en: 'Do so only when you are sure whom you are talking to. The person is told by mail.',
  },
};

export const deviceMessages = {
  on: (browser: string, system: string): Message => ({
    id: [browser, system].filter(Boolean).join(' di ') || 'Perangkat tidak dikenal',
    en: [browser, system].filter(Boolean).join(' on ') || 'Unknown device',
  }),
  thisOne: { id: 'Perangkat ini', en: 'This device' },
  begun: { id: 'Masuk', en: 'Signed in' },
  used: { id: 'dipakai terakhir', en: 'last used' },
  /** How the session began, where it was not by a password of Naskah. */
  ways: {
    ldap: { id: 'kata sandi direktori', en: 'directory password' },
    oidc: { id: 'akun perusahaan', en: 'company account' },
  },
  end: { id: 'Keluarkan', en: 'Sign out' },
  endNamed: (name: string): Message => ({ id: `Keluarkan ${name}`, en: `Sign out ${name}` }),
  ended: { id: 'Perangkat dikeluarkan', en: 'Device signed out' },
  storedHere: { id: 'Yang tersimpan di perangkat ini', en: 'What is stored on this device' },
  endOthers: { id: 'Keluarkan semua perangkat lain', en: 'Sign out all other devices' },
  askOthers: { id: 'Keluarkan semua perangkat lain?', en: 'Sign out all other devices?' },
  othersText: {
    id: 'Hanya perangkat ini yang tetap masuk.',
    en: 'Only this device stays signed in.',
  },
  othersEnded: { id: 'Perangkat lain dikeluarkan', en: 'Other devices signed out' },
};

export const tokenMessages = {
  make: { id: 'Buat token', en: 'Make a token' },
  none: { id: 'Belum ada token.', en: 'No tokens yet.' },
  name: { id: 'Nama', en: 'Name' },
  nameHint: {
    id: 'Untuk apa token ini dipakai, misalnya “Laporan harian”.',
    en: 'What it is for, such as “Daily report”.',
  },
  access: { id: 'Hak', en: 'May' },
  read: { id: 'Baca saja', en: 'Read only' },
  write: { id: 'Baca dan tulis', en: 'Read and write' },
  role: { id: 'Sebagai', en: 'Acting as' },
  expires: { id: 'Berlaku', en: 'Lasts' },
  days: (count: number): Message => ({ id: `${count} hari`, en: `${count} days` }),
  year: { id: '1 tahun', en: '1 year' },
  until: { id: 'berlaku sampai', en: 'until' },
  over: { id: 'Kedaluwarsa', en: 'Expired' },
  ended: { id: 'Jabatannya sudah berakhir', en: 'Its post has ended' },
  used: { id: 'dipakai terakhir', en: 'last used' },
  unused: { id: 'belum pernah dipakai', en: 'never used' },
  revoke: { id: 'Cabut', en: 'Revoke' },
  revokeNamed: (name: string): Message => ({ id: `Cabut ${name}`, en: `Revoke ${name}` }),
  askRevoke: (name: string): Message => ({ id: `Cabut token ${name}?`, en: `Revoke the token ${name}?` }),
  revokeText: {
    id: 'Program yang memakainya berhenti bekerja.',
    en: 'Programs that use it stop working.',
  },
  revoked: { id: 'Token dicabut', en: 'Token revoked' },
  made: { id: 'Token dibuat', en: 'Token made' },
  secret: {
    id: 'Token ini hanya tampil sekarang. Siapa pun yang memilikinya bertindak sebagai Anda.',
    en: 'This token is shown only now. Whoever has it acts as you.',
  },
  field: { id: 'Token', en: 'Token' },
  how: { id: 'Kirim bersama setiap permintaan:', en: 'Send it with every call:' },
};

export const settingMessages = {
  language: { id: 'Bahasa', en: 'Language' },
  languageText: {
    id: 'Bahasa antarmuka, di semua perangkat Anda.',
    en: 'The language of the interface, on all your devices.',
  },
  calendar: { id: 'Alamat kalender pribadi', en: 'Private calendar address' },
  calendarText: {
    id: 'Untuk melihat agenda Anda di aplikasi kalender lain.',
    en: 'To see your dates in another calendar program.',
  },
  openCalendar: { id: 'Atur alamat', en: 'Set it up' },
  keys: { id: 'Tombol satu huruf', en: 'Single-letter keys' },
  keysText: {
    id: 'Seperti j dan k untuk berpindah baris. Di perangkat ini saja; ? menampilkan semuanya.',
    en: 'Such as j and k to move between rows. On this device only; ? shows all of them.',
  },
  keysOn: { id: 'Pakai', en: 'On' },
  keysOff: { id: 'Matikan', en: 'Off' },
};

export const notificationMessages = {
  channels: { id: 'Lonceng, surel, ringkasan, dan peramban', en: 'Bell, mail, digest and browser' },
  channelsText: {
    id: 'Pilih untuk setiap jenis notifikasi, dan jam ringkasan Anda.',
    en: 'Choose for every kind of notice, and the hour of your digest.',
  },
  open: { id: 'Atur notifikasi', en: 'Choose' },
} satisfies Record<string, Message>;

/** Why a user cannot sign in and how to mend it, by the field's value. */
export const signInMessages = {
  'tanpa-jabatan': {
    text: { id: 'Belum dapat masuk: belum ada jabatan', en: 'Cannot sign in yet: no position' },
    step: { id: 'Beri jabatan', en: 'Give a position' },
  },
  'jabatan-nanti': {
    text: {
      id: 'Belum dapat masuk: jabatannya belum mulai',
      en: 'Cannot sign in yet: the position begins later',
    },
    step: { id: 'Beri jabatan lain', en: 'Give another position' },
  },
  'tanpa-kata-sandi': {
    text: { id: 'Belum dapat masuk: belum ada kata sandi', en: 'Cannot sign in yet: no password' },
    step: { id: 'Beri kata sandi', en: 'Give a password' },
  },
  diundang: {
    text: {
      id: 'Belum dapat masuk: undangannya belum diterima',
      en: 'Cannot sign in yet: the invitation is not accepted',
    },
    step: { id: 'Beri kata sandi', en: 'Give a password' },
  },
  'undangan-gagal': {
    text: {
      id: 'Belum dapat masuk: surel undangannya gagal terkirim',
      en: 'Cannot sign in yet: the mail of the invitation failed',
    },
    step: { id: 'Beri kata sandi', en: 'Give a password' },
  },
  'undangan-berakhir': {
    text: {
      id: 'Belum dapat masuk: undangannya berakhir',
      en: 'Cannot sign in yet: the invitation ended',
    },
    step: { id: 'Beri kata sandi', en: 'Give a password' },
  },
  direktori: {
    text: {
      id: 'Belum dapat masuk: direktori perusahaan belum terhubung',
      en: 'Cannot sign in yet: no company directory is connected',
    },
    step: { id: 'Ubah cara masuk', en: 'Change the way to sign in' },
  },
} satisfies Record<string, { text: Message; step: Message }>;
