import type { SnoozeOffer } from '../../../domain/letters/snooze.ts';
import type { Message, Messages } from '../../../lib/language.ts';

export const snoozeDialogMessages = {
  until: (when: string): Message => ({ id: `Ditunda sampai ${when}`, en: `Snoozed until ${when}` }),
  back: { id: 'Kembali dari ditunda', en: 'Back from snooze' },
  changed: { id: 'Berubah selagi ditunda', en: 'Changed while snoozed' },
  untilWhen: { id: 'Tunda sampai kapan?', en: 'Snooze until when?' },
  untilWhenMany: (count: number): Message => ({
    id: `Tunda ${count} sampai kapan?`,
    en: `Snooze ${count} until when?`,
  }),
  explain: {
    id: 'Hilang dari daftar dan hitungan Anda sampai waktunya, atau sampai ada yang mengubahnya. Hanya Anda yang melihat ini.',
    en: 'Leaves your list and counts until then, or until somebody changes it. Only you see this.',
  },
  other: { id: 'Tanggal dan jam lain', en: 'Another day and time' },
  day: { id: 'Tanggal', en: 'Day' },
  clock: { id: 'Jam', en: 'Time' },
  clockWrong: { id: 'Isi jam seperti 08.00.', en: 'Enter a time such as 08:00.' },
  dayMissing: { id: 'Isi tanggal.', en: 'Enter a day.' },
  wakeNow: { id: 'Kembalikan sekarang', en: 'Bring back now' },
  /** @param refused how many more were chosen, and are done, or no longer there */
  done: (count: number, when: string, refused = 0): Message => ({
    id: `${count + refused === 1 ? 'Ditunda' : `${count} ditunda`} sampai ${when}${refused > 0 ? `, ${refused} tidak: sudah selesai atau tidak ditemukan` : ''}`,
    en: `${count + refused === 1 ? 'Snoozed' : `${count} snoozed`} until ${when}${refused > 0 ? `, ${refused} not: done already or not found` : ''}`,
  }),
  isBack: { id: 'Kembali ke daftar', en: 'Back in the list' },
  ownReminder: { id: 'Pengingat saya', en: 'My reminder' },
  remindMe: { id: 'Ingatkan saya', en: 'Remind me' },
  remindTitle: { id: 'Ingatkan bila belum dijawab sampai…', en: 'Remind me if not answered by…' },
  remindExplain: {
    id: 'Anda diingatkan bila saat itu belum ada jawaban atau disposisinya belum ditutup. Hanya Anda yang melihat ini.',
    en: 'You are reminded if by then nobody answered or its dispositions are still open. Only you see this.',
  },
  willRemind: (when: string): Message => ({
    id: `Anda diingatkan ${when} bila belum dijawab`,
    en: `You are reminded ${when} if it is not answered`,
  }),
  noReminder: { id: 'Pengingat dihapus', en: 'Reminder removed' },
  remove: { id: 'Hapus pengingat', en: 'Remove the reminder' },
  change: { id: 'Ubah', en: 'Change' },
} satisfies Messages;

export const offerMessages: Record<SnoozeOffer['id'], Message> = {
  later: { id: 'Nanti hari ini', en: 'Later today' },
  tomorrow: { id: 'Besok pagi', en: 'Tomorrow morning' },
  monday: { id: 'Senin', en: 'Monday' },
  week: { id: 'Seminggu lagi', en: 'In a week' },
};
