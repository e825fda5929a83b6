import type { NotificationKind } from '../../resources/notification-kinds.ts';
import type { TriggerEvent } from './happened.ts';

type Said = {
  /** What it is when it comes to those it is for, and what every later or other notice of it is. */
  kind: NotificationKind;
  reminder: NotificationKind;
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
    kind: 'naskah.masuk',
    reminder: 'persetujuan.pengingat',
    now: 'Naskah masuk',
    later: 'Pengingat: naskah masuk menunggu tindak lanjut Anda',
    others: 'Naskah diterima dan menunggu tindak lanjut penerima',
    waitsFor: 'tindak lanjut',
  },
  'pemeriksaan.giliran': {
    kind: 'persetujuan.giliran',
    reminder: 'persetujuan.pengingat',
    now: 'Naskah menunggu paraf Anda',
    later: 'Pengingat: naskah menunggu paraf Anda',
    others: 'Naskah menunggu paraf pemeriksa',
    waitsFor: 'paraf',
  },
  'naskah.siap_ttd': {
    kind: 'persetujuan.giliran',
    reminder: 'persetujuan.pengingat',
    now: 'Naskah menunggu tanda tangan Anda',
    later: 'Pengingat: naskah menunggu tanda tangan Anda',
    others: 'Naskah menunggu tanda tangan',
    waitsFor: 'tanda tangan',
  },
  'naskah.dikembalikan': {
    kind: 'persetujuan.revisi',
    reminder: 'persetujuan.pengingat',
    now: 'Naskah dikembalikan untuk direvisi',
    later: 'Pengingat: naskah menunggu revisi Anda',
    others: 'Naskah dikembalikan kepada penyusun',
    waitsFor: 'revisi',
  },
  'disposisi.diterima': {
    kind: 'disposisi.masuk',
    reminder: 'disposisi.tenggat',
    now: 'Disposisi masuk',
    later: 'Pengingat: disposisi menunggu tindak lanjut Anda',
    others: 'Disposisi menunggu tindak lanjut',
    waitsFor: 'tindak lanjut disposisi',
  },
  'disposisi.batas_waktu': {
    kind: 'disposisi.tenggat',
    reminder: 'disposisi.tenggat',
    now: 'Batas waktu disposisi mendekat',
    later: 'Disposisi melewati batas waktu',
    others: 'Disposisi melewati batas waktu',
    waitsFor: 'tindak lanjut disposisi',
  },
  'delegasi.berubah': {
    kind: 'jabatan.delegasi',
    reminder: 'jabatan.delegasi',
    now: 'Delegasi mulai berlaku',
    later: 'Delegasi mulai berlaku',
    others: 'Delegasi mulai berlaku',
    waitsFor: '',
  },
};

export const ended = 'Delegasi berakhir';

const day = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'medium' });
export const dayOf = (moment: Date): string => day.format(moment);
