import { formatNumber } from '../../lib/formats.ts';
import type { Message, Messages } from '../../lib/language.ts';

export const messages = {
  title: { id: 'Notifikasi', en: 'Notifications' },
  /** SPEC A5. */
  none: { id: 'Tidak Ada Notifikasi', en: 'No notifications' },
  noneText: {
    id: 'Kabar tentang naskah, disposisi, dan arsip Anda akan muncul di sini.',
    en: 'News of your letters, dispositions and archive items will appear here.',
  },
  noneUnread: { id: 'Semua notifikasi sudah dibaca', en: 'All notifications have been read' },
  noneOfKind: { id: 'Tidak ada notifikasi yang cocok', en: 'No notifications match' },
  showAll: { id: 'Lihat semua notifikasi', en: 'See all notifications' },
  settings: { id: 'Pengaturan', en: 'Settings' },
  readAll: { id: 'Tandai semua sudah dibaca', en: 'Mark all as read' },
  readOne: (title: string): Message => ({
    id: `Tandai sudah dibaca: ${title}`,
    en: `Mark as read: ${title}`,
  }),
  readOneShort: { id: 'Tandai sudah dibaca', en: 'Mark as read' },
  unread: { id: 'Belum dibaca', en: 'Unread' },
  readBefore: { id: 'Sudah dibaca', en: 'Read' },
  more: (count: number): Message => ({
    id: `${formatNumber(count)} lagi belum dibaca`,
    en: `${formatNumber(count)} more unread`,
  }),
  all: { id: 'Semua', en: 'All' },
  lists: { id: 'Notifikasi yang ditampilkan', en: 'Notifications shown' },
  kind: { id: 'Jenis', en: 'Kind' },
  failed: { id: 'Notifikasi belum dapat dimuat', en: 'Notifications could not be loaded' },
  loading: { id: 'Memuat notifikasi', en: 'Loading notifications' },
  see: { id: 'Lihat', en: 'See' },
  arrived: (count: number): Message => ({
    id: `${formatNumber(count)} notifikasi baru`,
    en: `${formatNumber(count)} new notifications`,
  }),
  arrivedOne: (title: string): Message => ({
    id: `Notifikasi baru: ${title}`,
    en: `New notification: ${title}`,
  }),
} satisfies Messages;
