import { formatDecimal, formatNumber, listed } from '../../lib/formats.ts';
import type { Message, Messages } from '../../lib/language.ts';

/** The home page's words. */
export const messages = {
  prepared: { id: 'Disiapkan untuk pejabat', en: 'Prepared for the official' },
  seePrepared: { id: 'Lihat yang disiapkan', en: 'See what is prepared' },
  draft: { id: 'Konsep', en: 'Draft' },
  waiting: { id: 'Ringkasan', en: 'Summary' },
  tasks: (count: number): Message => ({
    id: `${formatNumber(count)} tugas`,
    en: `${formatNumber(count)} ${count === 1 ? 'task' : 'tasks'}`,
  }),
  duties: (count: number): Message => ({
    id: `${formatNumber(count)} urusan arsip`,
    en: `${formatNumber(count)} archive ${count === 1 ? 'matter' : 'matters'}`,
  }),
  tickets: (count: number): Message => ({
    id: `${formatNumber(count)} tiket helpdesk`,
    en: `${formatNumber(count)} helpdesk ${count === 1 ? 'ticket' : 'tickets'}`,
  }),
  late: (count: number): Message => ({
    id: `, ${formatNumber(count)} lewat tenggat`,
    en: `, ${formatNumber(count)} overdue`,
  }),
  you: { id: 'Anda', en: 'you' },
  holder: { id: 'pemangku jabatan', en: 'the holder of the post' },
  wait: (work: readonly string[], whom: string, past: string): Message => ({
    id: `${listed(work)} menunggu ${whom}${past}.`,
    en: `${listed(work)} waiting for ${whom}${past}.`,
  }),
  nothingWaits: (whom: string): Message => ({
    id: `Tidak ada tugas yang menunggu ${whom}.`,
    en: `No task waits for ${whom}.`,
  }),
  yourTasks: { id: 'Tugas Anda', en: 'Your tasks' },
  tasksOf: (official: string): Message => ({
    id: `Tugas ${official}`.trim(),
    en: official ? `Tasks of ${official}` : 'Tasks',
  }),
  seeAll: { id: 'Lihat semua', en: 'See all' },
  tasksFailed: { id: 'Tugas belum dapat dimuat', en: 'The tasks could not be loaded' },
  noTasksForYou: { id: 'Tidak ada tugas yang menunggu Anda', en: 'No task waits for you' },
  noTasks: { id: 'Tidak ada tugas yang menunggu', en: 'No task waits' },
  came: { id: 'Masuk', en: 'Came' },
  days: (count: number): Message => ({
    id: `${formatDecimal(count)} hari`,
    en: `${formatDecimal(count)} ${count === 1 ? 'day' : 'days'}`,
  }),
  response: { id: 'Waktu tanggap', en: 'Response time' },
  responseHint: { id: 'Median unit, 30 hari', en: 'Median of the unit, 30 days' },
  down: (days: number): Message => ({
    id: `Turun ${formatDecimal(days)} dari bulan lalu`,
    en: `Down ${formatDecimal(days)} from last month`,
  }),
  up: (days: number): Message => ({
    id: `Naik ${formatDecimal(days)} dari bulan lalu`,
    en: `Up ${formatDecimal(days)} from last month`,
  }),
  same: { id: 'Sama seperti bulan lalu', en: 'As last month' },
  flow: { id: 'Naskah unit, 12 pekan', en: 'The unit’s letters, 12 weeks' },
  flowScope: {
    id: 'Unit Anda dan unit di bawahnya, tanpa naskah rahasia.',
    en: 'Your unit and those below it, without secret letters.',
  },
  week: { id: 'Pekan', en: 'Week' },
  received: { id: 'Masuk', en: 'Received' },
  sent: { id: 'Keluar', en: 'Sent' },
  open: { id: 'Terbuka', en: 'Open' },
  asTable: { id: 'Lihat sebagai tabel', en: 'Show as table' },
  table: { id: 'Tabel', en: 'Table' },
  asChart: { id: 'Lihat sebagai grafik', en: 'Show as chart' },
  chart: { id: 'Grafik', en: 'Chart' },
  noFlow: { id: 'Belum ada naskah dalam 12 pekan ini', en: 'No letters in these 12 weeks yet' },
  held: { id: 'Tertahan di mana?', en: 'Where is it held?' },
  seeOutbox: { id: 'Lihat semua', en: 'See all' },
  nothingHeld: {
    id: 'Tidak ada naskah Anda yang menunggu orang lain.',
    en: 'None of your letters waits for somebody else.',
  },
  today: { id: 'hari ini', en: 'today' },
  overdue: { id: 'lewat', en: 'late' },
  vacant: { id: 'Jabatan kosong', en: 'Vacant post' },
  agenda: { id: 'Agenda', en: 'Calendar' },
  write: { id: 'Buat naskah', en: 'New letter' },
  reports: { id: 'Laporan', en: 'Reports' },
  archive: { id: 'Dasbor arsip', en: 'Archive dashboard' },
  viewingTitle: (label: string): Message => ({
    id: `Beranda ${label} tetap tertutup`,
    en: `The home page of ${label} stays closed`,
  }),
  viewingText: {
    id: 'Tugas, naskah, arsip, dan yang pribadi tidak ditampilkan saat melihat sebagai orang lain. Menu di samping menunjukkan apa yang dapat dibuka.',
    en: 'Tasks, letters, archive and what is private are not shown while viewing as somebody else. The menu shows what can be opened.',
  },
  awayTitle: { id: 'Beranda memerlukan sambungan', en: 'The home page needs a connection' },
  awayText: {
    id: 'Halaman ini belum pernah dimuat di perangkat ini. Naskah yang pernah Anda buka tetap dapat dibaca.',
    en: 'It has not been loaded on this device yet. Letters you have opened before can still be read.',
  },
  toInbox: { id: 'Buka Kotak Masuk', en: 'Open the inbox' },
  quick: { id: 'Tindakan cepat', en: 'Quick actions' },
} satisfies Messages;
