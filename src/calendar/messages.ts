/** The page's own words. */
export const pageMessages = {
  title: { id: 'Kalender', en: 'Calendar' },
  kinds: { id: 'Yang ditampilkan', en: 'What is shown' },
  cut: {
    id: 'Sebagian agenda tidak ditampilkan karena terlalu banyak. Kurangi yang ditampilkan.',
    en: 'Not everything is shown, since it is too much. Choose fewer kinds.',
  },
} as const;

/** The words of the address for other programs. */
export const subscriptionMessages = {
  title: { id: 'Langganan', en: 'Subscription' },
  about: {
    id: 'Agenda Anda dapat ditampilkan di aplikasi kalender lain melalui alamat pribadi. Hal naskah di atas Biasa tidak disertakan.',
    en: 'Your calendar can be shown in other calendar programs by a private address. Subjects above Biasa are left out.',
  },
  secret: {
    id: 'Alamat ini hanya tampil sekali. Siapa pun yang memilikinya dapat melihat agenda Anda, jadi jangan membagikannya.',
    en: 'This address is shown only once. Whoever has it can see your calendar, so do not share it.',
  },
  address: { id: 'Alamat kalender', en: 'Address of the calendar' },
  copied: { id: 'Alamat disalin', en: 'Address copied' },
  openProgram: { id: 'Buka di aplikasi kalender', en: 'Open in a calendar program' },
  make: { id: 'Buat alamat', en: 'Make an address' },
  renew: { id: 'Buat alamat baru', en: 'Make another address' },
  revoke: { id: 'Cabut', en: 'Revoke' },
  revoked: { id: 'Alamat kalender dicabut', en: 'Address revoked' },
  since: { id: 'Aktif sejak', en: 'Active since' },
  fetched: { id: 'terakhir diambil', en: 'last fetched' },
  never: { id: 'belum pernah diambil', en: 'never fetched yet' },
  askRenew: { id: 'Buat alamat baru?', en: 'Make another address?' },
  askRenewText: {
    id: 'Alamat yang lama berhenti bekerja di semua aplikasi.',
    en: 'The address before stops working in every program.',
  },
  askRevoke: { id: 'Cabut alamat kalender?', en: 'Revoke the address?' },
  askRevokeText: {
    id: 'Aplikasi yang memakainya tidak lagi mendapat agenda Anda.',
    en: 'Programs that use it get your calendar no more.',
  },
  failed: { id: 'Belum berhasil. Coba lagi.', en: 'That did not work. Try again.' },
} as const;
