import type { Channel } from '../../../domain/notifications/notification-kinds.ts';
import type { Message } from '../../../lib/language.ts';

/** What the settings of notifications say. */
export const messages = {
  title: { id: 'Pengaturan notifikasi', en: 'Notification settings' },
  notifications: { id: 'Notifikasi', en: 'Notifications' },
  text: {
    id: 'Pilih cara Anda diberi tahu. Setiap pilihan langsung tersimpan.',
    en: 'Choose how you are told. Every choice is kept at once.',
  },
  mailLog: { id: 'Surel yang dikirim sistem', en: 'Mail the system has sent' },
  notLoaded: { id: 'Pengaturan belum dapat dimuat', en: 'The settings could not be loaded' },
  notSaved: {
    id: 'Pilihan belum tersimpan. Coba lagi sebentar lagi.',
    en: 'The choice was not kept. Try again in a moment.',
  },
  byKind: { id: 'Menurut jenis', en: 'By kind' },
  byKindText: {
    id: 'Tanpa lonceng, notifikasi tetap tercatat di halaman Notifikasi, tanpa tanda belum dibaca.',
    en: 'Without the bell, notices are still listed under Notifications, not marked as unread.',
  },
  reset: { id: 'Kembalikan ke awal', en: 'Back to how it started' },
  wasReset: { id: 'Semua pilihan kembali ke awal', en: 'All choices are as they started' },
  always: { id: 'Selalu dikirim', en: 'Always sent' },
  digest: { id: 'Ringkasan', en: 'Digest' },
  digestText: {
    id: 'Satu surel pada jam yang Anda pilih, hanya bila ada yang baru. Isinya jumlah, tanpa isi naskah.',
    en: 'One mail at the hour you choose, only when there is something new. Figures, nothing of what letters say.',
  },
  hour: { id: 'Jam (WIB)', en: 'Hour (WIB)' },
  days: { id: 'Hari', en: 'Days' },
  noDigest: {
    id: 'Tidak ada hari yang dipilih: ringkasan tidak dikirim.',
    en: 'No day is chosen: no digest is sent.',
  },
  digestSaved: { id: 'Waktu ringkasan tersimpan', en: 'The time of the digest is kept' },
  device: { id: 'Perangkat ini', en: 'This device' },
  push: { id: 'Notifikasi peramban', en: 'Messages of the browser' },
  pushText: {
    id: 'Muncul di perangkat ini juga ketika Naskah tertutup, sampai Anda keluar dari perangkat ini.',
    en: 'Shown on this device also while Naskah is closed, until you sign out of it.',
  },
  pushOn: { id: 'Aktif di perangkat ini', en: 'On for this device' },
  pushOff: { id: 'Tidak aktif di perangkat ini', en: 'Off for this device' },
  allow: { id: 'Aktifkan', en: 'Turn on' },
  end: { id: 'Matikan', en: 'Turn off' },
  denied: {
    id: 'Peramban ini menolak notifikasi dari Naskah. Izinkan lewat ikon di samping alamat, lalu muat ulang halaman.',
    en: 'This browser refuses messages of Naskah. Allow them by the icon beside the address, then load the page anew.',
  },
  unsupported: {
    id: 'Peramban ini belum dapat menampilkan notifikasi. Di iPhone dan iPad, tambahkan Naskah ke layar utama dahulu.',
    en: 'This browser cannot show messages. On an iPhone or iPad, add Naskah to the home screen first.',
  },
  notReady: {
    id: 'Naskah belum selesai disiapkan di perangkat ini. Coba lagi sebentar lagi.',
    en: 'Naskah is not ready on this device yet. Try again in a moment.',
  },
  pushFailed: {
    id: 'Layanan notifikasi peramban tidak dapat dihubungi. Coba lagi nanti.',
    en: 'The browser\u2019s message service cannot be reached. Try again later.',
  },
  devices: (count: number): Message => ({
    id: `Aktif di ${count} perangkat Anda.`,
    en: `On for ${count} of your devices.`,
  }),
  cell: (kind: string, channel: string): Message => ({
    id: `${kind}: ${channel}`,
    en: `${kind}: ${channel}`,
  }),
  turned: (kind: string, channel: string, isOn: boolean): Message => ({
    id: `${kind}: ${channel} ${isOn ? 'aktif' : 'mati'}`,
    en: `${kind}: ${channel} ${isOn ? 'on' : 'off'}`,
  }),
};

export const channelMessages: Record<Channel, Message> = {
  app: { id: 'Lonceng', en: 'Bell' },
  mail: { id: 'Surel', en: 'Mail' },
  digest: { id: 'Ringkasan', en: 'Digest' },
  push: { id: 'Peramban', en: 'Browser' },
};

/** Monday to Sunday. */
export const dayMessages: Message[] = [
  { id: 'Sen', en: 'Mon' },
  { id: 'Sel', en: 'Tue' },
  { id: 'Rab', en: 'Wed' },
  { id: 'Kam', en: 'Thu' },
  { id: 'Jum', en: 'Fri' },
  { id: 'Sab', en: 'Sat' },
  { id: 'Min', en: 'Sun' },
];
