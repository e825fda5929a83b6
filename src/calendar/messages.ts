import type { Message } from '../../lib/language.ts';

/** The calendar's words. */
export const messages = {
  title: { id: 'Kalender', en: 'Calendar' },
  month: { id: 'Bulan', en: 'Month' },
  week: { id: 'Pekan', en: 'Week' },
  agenda: { id: 'Agenda', en: 'Agenda' },
  view: { id: 'Tampilan', en: 'View' },
  today: { id: 'Hari ini', en: 'Today' },
  before: {
    month: { id: 'Bulan sebelumnya', en: 'Month before' },
    agenda: { id: 'Bulan sebelumnya', en: 'Month before' },
    week: { id: 'Pekan sebelumnya', en: 'Week before' },
  },
  after: {
    month: { id: 'Bulan berikutnya', en: 'Month after' },
    agenda: { id: 'Bulan berikutnya', en: 'Month after' },
    week: { id: 'Pekan berikutnya', en: 'Week after' },
  },
  kinds: { id: 'Yang ditampilkan', en: 'What is shown' },
  nothing: { id: 'Tidak ada agenda pada hari ini', en: 'Nothing on this day' },
  nothingInSpan: { id: 'Tidak ada agenda pada masa ini', en: 'Nothing in these days' },
  more: { id: 'lagi', en: 'more' },
  events: (count: number): Message => ({
    id: `${count} agenda`,
    en: `${count} ${count === 1 ? 'event' : 'events'}`,
  }),
  done: { id: 'Selesai', en: 'Done' },
  late: { id: 'Lewat tenggat', en: 'Overdue' },
  until: { id: 'sampai', en: 'until' },
  cut: {
    id: 'Sebagian agenda tidak ditampilkan karena terlalu banyak. Kurangi yang ditampilkan.',
    en: 'Not everything is shown, since it is too much. Choose fewer kinds.',
  },
  failed: { id: 'Agenda belum dapat dimuat', en: 'The calendar could not be loaded' },
  weekNumber: { id: 'Pekan ke', en: 'Week' },
  keys: {
    day: { id: 'Hari lain', en: 'Another day' },
    edge: { id: 'Awal atau akhir pekan', en: 'First or last day of the week' },
    page: { id: 'Bulan atau pekan lain', en: 'Another month or week' },
    open: { id: 'Agenda hari itu', en: 'What is on that day' },
  },
} as const;

/** The words of the address for other programs. */
export const subscriptionMessages = {
  title: { id: 'Langganan', en: 'Subscription' },
  about: {
    id: 'Agenda Anda dapat ditampilkan di aplikasi kalender lain melalui alamat pribadi. Perihal naskah di atas Biasa tidak disertakan.',
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
