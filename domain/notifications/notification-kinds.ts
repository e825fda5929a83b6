import type { Message } from '../../lib/language.ts';

/** Notification channels: the bell, immediate mail, a line in the digest, browser push. */
export const channels = ['app', 'mail', 'digest', 'push'] as const;
export type Channel = (typeof channels)[number];

/** Defaults; users cannot turn off `always`. An omitted channel is not offered. */
type Start = 'on' | 'off' | 'always';
type Kind = { label: Message; hint: Message } & Partial<Record<Channel, Start>>;

/** Work for the user is mailed at once; news waits for the digest. */
const work = { app: 'on', mail: 'on', digest: 'off', push: 'on' } as const;
const news = { app: 'on', mail: 'off', digest: 'on', push: 'off' } as const;

/** All kinds of notifications by subject; every notification names one (server/notifications). */
const kinds = {
  'naskah.masuk': {
    label: { id: 'Naskah masuk', en: 'Letters received' },
    hint: {
      id: 'Naskah yang datang atau diteruskan kepada Anda.',
      en: 'Letters that come or are passed on to you.',
    },
    ...{ ...news, push: 'on' },
  },
  'naskah.perkembangan': {
    label: { id: 'Perkembangan naskah Anda', en: 'Progress of your letters' },
    hint: {
      id: 'Ditandatangani, dikirim ke luar, ditarik, atau dibatalkan.',
      en: 'Signed, sent outside, withdrawn or cancelled.',
    },
    ...news,
  },
  'naskah.komentar': {
    label: { id: 'Komentar dan sebutan', en: 'Comments and mentions' },
    hint: { id: 'Komentar pada naskah yang Anda susun atau periksa.', en: 'On letters you write or review.' },
    ...{ ...news, push: 'on' },
  },
  'naskah.pengingat': {
    label: { id: 'Pengingat Anda sendiri', en: 'Your own reminders' },
    hint: {
      id: 'Yang Anda tunda, dan naskah yang belum dijawab.',
      en: 'What you put off, and letters that are not answered.',
    },
    ...{ ...news, digest: 'off', push: 'on' },
  },
  'persetujuan.giliran': {
    label: { id: 'Menunggu paraf atau tanda tangan', en: 'Waiting for your review or signature' },
    hint: {
      id: 'Giliran Anda memeriksa, memaraf, atau menandatangani.',
      en: 'Your turn to review or to sign.',
    },
    ...work,
  },
  'persetujuan.revisi': {
    label: { id: 'Naskah dikembalikan', en: 'Letters returned' },
    hint: { id: 'Naskah Anda perlu direvisi.', en: 'A letter of yours needs revision.' },
    ...work,
  },
  'persetujuan.pengingat': {
    label: { id: 'Pengingat dan perubahan', en: 'Reminders and changes' },
    hint: {
      id: 'Tenggat, teguran, dan perubahan pada naskah yang Anda periksa.',
      en: 'Target times, nudges, and changes of letters you review.',
    },
    ...{ ...news, push: 'on' },
  },
  'disposisi.masuk': {
    label: { id: 'Disposisi masuk', en: 'Dispositions received' },
    hint: {
      id: 'Disposisi baru, ditarik, ditutup, atau dibuka kembali.',
      en: 'New, withdrawn, closed or reopened.',
    },
    ...work,
  },
  'disposisi.tindak-lanjut': {
    label: { id: 'Tindak lanjut disposisi Anda', en: 'Follow-up of your dispositions' },
    hint: {
      id: 'Laporan dan penyelesaian dari penerima.',
      en: 'Reports and completion by those who received them.',
    },
    ...news,
  },
  'disposisi.tenggat': {
    label: { id: 'Tenggat disposisi', en: 'Disposition deadlines' },
    hint: { id: 'Mendekat atau sudah lewat.', en: 'Near, or past.' },
    ...{ ...news, push: 'on' },
  },
  'arsip.retensi': {
    label: { id: 'Retensi dan pemusnahan', en: 'Retention and destruction' },
    hint: {
      id: 'Berkas jatuh tempo dan usul yang menunggu Anda.',
      en: 'Units that are due, proposals that wait for you.',
    },
    ...news,
  },
  'arsip.peminjaman': {
    label: { id: 'Peminjaman fisik arsip', en: 'Paper on loan' },
    hint: { id: 'Yang Anda pinjam atau pinjamkan.', en: 'What you have borrowed or lent.' },
    ...news,
  },
  'akses.permintaan': {
    label: { id: 'Permintaan akses arsip', en: 'Requests for access' },
    hint: { id: 'Permintaan yang menunggu keputusan Anda.', en: 'Requests that wait for your decision.' },
    ...work,
  },
  'akses.hasil': {
    label: { id: 'Hasil permintaan Anda', en: 'Outcome of your requests' },
    hint: { id: 'Disetujui, ditolak, atau berakhir.', en: 'Granted, refused or ended.' },
    ...{ ...work, push: 'off' },
  },
  'jabatan.beralih': {
    label: { id: 'Peralihan jabatan', en: 'Changes of posts' },
    hint: {
      id: 'Pekerjaan jabatan yang beralih kepada atau dari Anda.',
      en: 'Work that passes to you or from you.',
    },
    ...{ ...work, push: 'off' },
  },
  'jabatan.delegasi': {
    label: { id: 'Delegasi', en: 'Delegations' },
    hint: { id: 'Mulai berlaku atau berakhir.', en: 'Beginning or ending.' },
    ...{ ...work, push: 'off' },
  },
  'tahap.giliran': {
    label: { id: 'Data menunggu Anda', en: 'Records waiting for you' },
    hint: {
      id: 'Tiket helpdesk, permohonan, dan sejenisnya yang sampai pada tahap Anda.',
      en: 'Helpdesk tickets, applications and the like that reach your stage.',
    },
    ...work,
  },
  'tahap.perkembangan': {
    label: { id: 'Perkembangan data', en: 'Progress of records' },
    hint: {
      id: 'Tahap yang dilewati data Anda atau unit Anda.',
      en: 'Stages of records of yours or your unit.',
    },
    ...news,
  },
  'tahap.tenggat': {
    label: { id: 'Tenggat tahap', en: 'Deadlines of stages' },
    hint: { id: 'Mendekat atau sudah lewat.', en: 'Near, or past.' },
    ...{ ...news, push: 'on' },
  },
  'pekerjaan.selesai': {
    label: { id: 'Pekerjaan panjang selesai', en: 'Long work is done' },
    hint: {
      id: 'Misalnya tanda tangan banyak naskah sekaligus.',
      en: 'Such as signing many letters at once.',
    },
    ...{ ...news, digest: 'off', push: 'on' },
  },
  'sistem.gangguan': {
    label: { id: 'Gangguan sistem', en: 'Trouble of the system' },
    hint: {
      id: 'Bagi administrator: penyedia segel yang tidak menjawab atau menolak.',
      en: 'For administrators: a seal provider that does not answer, or refuses.',
    },
    ...{ ...work, push: 'off' },
  },
  'aturan.surel': {
    label: { id: 'Surel menurut aturan kantor', en: 'Mail by the office\u2019s rules' },
    hint: {
      id: 'Pengingat dan eskalasi yang diminta lewat trigger.',
      en: 'Reminders and escalations that triggers ask for.',
    },
    mail: 'on',
  },
  'akun.keamanan': {
    label: { id: 'Keamanan akun', en: 'Security of your account' },
    hint: {
      id: 'Kata sandi, verifikasi dua langkah, dan token. Selalu dikirim.',
      en: 'Password, second step and tokens. Always sent.',
    },
    mail: 'always',
  },
} satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof kinds;
export const notificationKinds: Readonly<Record<NotificationKind, Kind>> = kinds;

type Group = { label: Message; kinds: NotificationKind[] };
export const notificationGroups: readonly Group[] = [
  {
    label: { id: 'Naskah', en: 'Letters' },
    kinds: ['naskah.masuk', 'naskah.perkembangan', 'naskah.komentar', 'naskah.pengingat'],
  },
  {
    label: { id: 'Persetujuan dan tanda tangan', en: 'Approval and signature' },
    kinds: ['persetujuan.giliran', 'persetujuan.revisi', 'persetujuan.pengingat'],
  },
  {
    label: { id: 'Disposisi', en: 'Dispositions' },
    kinds: ['disposisi.masuk', 'disposisi.tindak-lanjut', 'disposisi.tenggat'],
  },
  {
    label: { id: 'Arsip dan retensi', en: 'Archive and retention' },
    kinds: ['arsip.retensi', 'arsip.peminjaman'],
  },
  { label: { id: 'Permintaan akses', en: 'Access requests' }, kinds: ['akses.permintaan', 'akses.hasil'] },
  {
    label: { id: 'Jabatan dan delegasi', en: 'Posts and delegations' },
    kinds: ['jabatan.beralih', 'jabatan.delegasi'],
  },
  {
    label: { id: 'Tahap data', en: 'Stages of records' },
    kinds: ['tahap.giliran', 'tahap.perkembangan', 'tahap.tenggat'],
  },
  {
    label: { id: 'Pekerjaan panjang', en: 'Long work' },
    kinds: ['pekerjaan.selesai'],
  },
  {
    label: { id: 'Akun dan aturan kantor', en: 'Account and office rules' },
    kinds: ['aturan.surel', 'sistem.gangguan', 'akun.keamanan'],
  },
];

/** May users choose this channel: offered and not `always`? */
export const isChoosable = (kind: NotificationKind, channel: Channel): boolean =>
  ['on', 'off'].includes(notificationKinds[kind][channel] ?? '');

export const startsOn = (kind: NotificationKind, channel: Channel): boolean =>
  ['on', 'always'].includes(notificationKinds[kind][channel] ?? '');

export const isNotificationKind = (text: string | null): text is NotificationKind =>
  text !== null && Object.hasOwn(kinds, text);
