import type { MailTopic } from '../../resources/notification-settings.ts';
import type { TriggerEvent } from './happened.ts';

type Said = {
  topic: MailTopic;
  /** To those it came to: when it comes, and later as a reminder. */
  now: string;
  later: string;
  /** To others it matters to. */
  others: string;
  /** What a superior is told it waits for. */
  waitsFor: string;
};

export const said: Record<TriggerEvent, Said> = {
  'naskah.diterima': {
    topic: 'masuk',
    now: 'Naskah masuk',
    later: 'Pengingat: naskah masuk menunggu tindak lanjut Anda',
    others: 'Naskah diterima dan menunggu tindak lanjut penerima',
    waitsFor: 'tindak lanjut',
  },
  'pemeriksaan.giliran': {
    topic: 'tugas',
    now: 'Naskah menunggu paraf Anda',
    later: 'Pengingat: naskah menunggu paraf Anda',
    others: 'Naskah menunggu paraf pemeriksa',
    waitsFor: 'paraf',
  },
  'naskah.siap_ttd': {
    topic: 'tugas',
    now: 'Naskah menunggu tanda tangan Anda',
    later: 'Pengingat: naskah menunggu tanda tangan Anda',
    others: 'Naskah menunggu tanda tangan',
    waitsFor: 'tanda tangan',
  },
  'naskah.dikembalikan': {
    topic: 'tugas',
    now: 'Naskah dikembalikan untuk direvisi',
    later: 'Pengingat: naskah menunggu revisi Anda',
    others: 'Naskah dikembalikan kepada penyusun',
    waitsFor: 'revisi',
  },
  'disposisi.diterima': {
    topic: 'disposisi',
    now: 'Disposisi masuk',
    later: 'Pengingat: disposisi menunggu tindak lanjut Anda',
    others: 'Disposisi menunggu tindak lanjut',
    waitsFor: 'tindak lanjut disposisi',
  },
  'disposisi.batas_waktu': {
    topic: 'disposisi',
    now: 'Batas waktu disposisi mendekat',
    later: 'Disposisi melewati batas waktu',
    others: 'Disposisi melewati batas waktu',
    waitsFor: 'tindak lanjut disposisi',
  },
  'delegasi.berubah': {
    topic: 'jabatan',
    now: 'Delegasi mulai berlaku',
    later: 'Delegasi mulai berlaku',
    others: 'Delegasi mulai berlaku',
    waitsFor: '',
  },
};

export const ended = 'Delegasi berakhir';

const day = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'medium' });
export const dayOf = (moment: Date): string => day.format(moment);

/** A mail in plain words: what there is, where to open it; never what the letter says. */
export const mailBody = (
  publicUrl: string,
  {
    personName,
    title,
    message,
    detailUrl,
  }: {
    personName: string;
    title: string;
    message: string;
    detailUrl: string | null;
  },
): string =>
  [
    `Yth. ${personName},`,
    '',
    `${title}.`,
    message,
    '',
    ...(detailUrl ? ['Buka di Naskah:', `${publicUrl}${detailUrl}`, ''] : []),
    'Surel ini dikirim otomatis. Surel mana yang Anda terima dapat diatur di',
    `${publicUrl}/notifikasi/pengaturan`,
  ].join('\n');
