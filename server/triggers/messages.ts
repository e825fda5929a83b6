import type { NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import type { Message } from '../../lib/language.ts';
import { noticeTitles } from '../notifications/index.ts';
import type { TriggerEvent } from './emit-event.ts';

type Said = {
  /** Notification kinds: `kind` for the receivers' first notice, `reminder` for all later or other ones. */
  kind: NotificationKind;
  reminder: NotificationKind;
  /** To those it came to: when it comes, and later as a reminder. */
  now: Message;
  later: Message;
  /** To others it matters to. */
  others: Message;
  waitsFor: Message;
};

export const said: Record<TriggerEvent, Said> = {
  'naskah.diterima': {
    kind: 'naskah.masuk',
    reminder: 'persetujuan.pengingat',
    now: noticeTitles.arrived,
    later: {
      id: 'Pengingat: naskah masuk menunggu tindak lanjut Anda',
      en: 'Reminder: a letter received is waiting for you',
    },
    others: {
      id: 'Naskah diterima dan menunggu tindak lanjut penerima',
      en: 'A letter was received and is waiting for its recipient',
    },
    waitsFor: { id: 'tindak lanjut', en: 'follow-up' },
  },
  'pemeriksaan.giliran': {
    kind: 'persetujuan.giliran',
    reminder: 'persetujuan.pengingat',
    now: noticeTitles.awaitsInitial,
    later: {
      id: 'Pengingat: naskah menunggu paraf Anda',
      en: 'Reminder: a letter is waiting for your initials',
    },
    others: { id: 'Naskah menunggu paraf pemeriksa', en: 'A letter is waiting for its reviewer' },
    waitsFor: { id: 'paraf', en: 'initials' },
  },
  'naskah.siap_ttd': {
    kind: 'persetujuan.giliran',
    reminder: 'persetujuan.pengingat',
    now: noticeTitles.awaitsSignature,
    later: {
      id: 'Pengingat: naskah menunggu tanda tangan Anda',
      en: 'Reminder: a letter is waiting for your signature',
    },
    others: { id: 'Naskah menunggu tanda tangan', en: 'A letter is waiting for a signature' },
    waitsFor: { id: 'tanda tangan', en: 'a signature' },
  },
  'naskah.dikembalikan': {
    kind: 'persetujuan.revisi',
    reminder: 'persetujuan.pengingat',
    now: noticeTitles.returned,
    later: {
      id: 'Pengingat: naskah menunggu revisi Anda',
      en: 'Reminder: a letter is waiting for your revision',
    },
    others: { id: 'Naskah dikembalikan kepada penyusun', en: 'Letter returned to its drafter' },
    waitsFor: { id: 'revisi', en: 'revision' },
  },
  'disposisi.diterima': {
    kind: 'disposisi.masuk',
    reminder: 'disposisi.tenggat',
    now: noticeTitles.disposition,
    later: {
      id: 'Pengingat: disposisi menunggu tindak lanjut Anda',
      en: 'Reminder: a disposition is waiting for you',
    },
    others: { id: 'Disposisi menunggu tindak lanjut', en: 'A disposition is waiting for follow-up' },
    waitsFor: { id: 'tindak lanjut disposisi', en: 'the follow-up of a disposition' },
  },
  'disposisi.batas_waktu': {
    kind: 'disposisi.tenggat',
    reminder: 'disposisi.tenggat',
    now: noticeTitles.deadlineNear,
    later: noticeTitles.deadlinePast,
    others: noticeTitles.deadlinePast,
    waitsFor: { id: 'tindak lanjut disposisi', en: 'the follow-up of a disposition' },
  },
  'delegasi.berubah': {
    kind: 'jabatan.delegasi',
    reminder: 'jabatan.delegasi',
    now: noticeTitles.delegationBegins,
    later: noticeTitles.delegationBegins,
    others: noticeTitles.delegationBegins,
    waitsFor: { id: '', en: '' },
  },
};

const dates = {
  id: new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'medium' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', dateStyle: 'medium' }),
};
export const dayOf = (moment: Date): Message => ({
  id: dates.id.format(moment),
  en: dates.en.format(moment),
});
