import type { Message } from '../../../lib/language.ts';

const days = (count: number): Message => ({
  id: `${count} hari`,
  en: count === 1 ? '1 day' : `${count} days`,
});

export const lifeMessages = {
  stages: { id: 'Tahap', en: 'Stages' },
  steps: { id: 'Riwayat', en: 'History' },
  yourTurn: { id: 'Giliran Anda', en: 'Your turn' },
  filled: (fields: Message): Message => ({ id: `${fields.id} terisi`, en: `${fields.en} filled in` }),
  asksFor: (event: Message, fields: Message): Message => ({
    id: `“${event.id}” menanyakan: ${fields.id}`,
    en: `“${event.en}” asks for: ${fields.en}`,
  }),
  waitsForYou: { id: 'Menunggu Anda', en: 'Waiting for you' },
  waitsFor: (holder: string): Message => ({ id: `Menunggu ${holder}`, en: `Waiting for ${holder}` }),
  you: { id: 'Anda', en: 'you' },
  since: (count: number): Message =>
    count === 0
      ? { id: 'sejak hari ini', en: 'since today' }
      : { id: `sejak ${days(count).id}`, en: `for ${days(count).en}` },
  fill: { id: 'Isi', en: 'Fill in' },
  due: { id: 'Batas', en: 'Due' },
  deadline: { id: 'Batas penyelesaian', en: 'Deadline' },
  until: (day: string): Message => ({ id: `sampai ${day}`, en: `by ${day}` }),
  latest: (day: string): Message => ({ id: `paling lambat ${day}`, en: `by ${day} at the latest` }),
  today: { id: 'Hari ini', en: 'Today' },
  tomorrow: { id: 'Besok', en: 'Tomorrow' },
  left: (count: number): Message => ({ id: `${days(count).id} lagi`, en: `${days(count).en} left` }),
  late: (count: number): Message => ({ id: `Lewat ${days(count).id}`, en: `${days(count).en} late` }),
  ended: (stage: Message, day: string): Message => ({
    id: `${stage.id} ${day}`,
    en: `${stage.en} ${day}`,
  }),
  dueOf: (count: number, isFromCreation: boolean): Message => ({
    id: `${count} hari kerja sejak ${isFromCreation ? 'dicatat' : 'sampai pada tahap ini'}`,
    en: `${count} working days from ${isFromCreation ? 'its record' : 'its arrival here'}`,
  }),
  moved: (one: Message, stage: Message): Message => ({
    id: `${one.id.charAt(0).toUpperCase()}${one.id.slice(1)} kini ${stage.id}`,
    en: `The ${one.en} is now ${stage.en}`,
  }),
  undone: { id: 'Diurungkan', en: 'Undone' },
  next: (holder: string): Message => ({ id: `Berikutnya: ${holder}.`, en: `Next: ${holder}.` }),
  told: (people: string): Message => ({ id: `Diberi tahu: ${people}.`, en: `Told: ${people}.` }),
  creator: { id: 'pencatat', en: 'who recorded it' },
  remind: { id: 'Ingatkan', en: 'Remind' },
  remindWhom: (holder: string): Message => ({ id: `Ingatkan ${holder}?`, en: `Remind ${holder}?` }),
  remindOften: {
    id: 'Pemberitahuan dikirim sekarang; paling sering sekali dalam empat jam.',
    en: 'A notice is sent now; once in four hours at most.',
  },
  wasReminded: (holder: string): Message => ({ id: `${holder} diingatkan`, en: `${holder} was reminded` }),
  noted: { id: 'Catatan', en: 'Note' },
  reminded: { id: 'Pemegang diingatkan', en: 'Holder reminded' },
  conversation: { id: 'Percakapan', en: 'Conversation' },
  message: { id: 'Pesan', en: 'Message' },
  writeMessage: { id: 'Tulis pesan', en: 'Write a message' },
  writeNote: { id: 'Tulis catatan', en: 'Write a note' },
  sendNote: { id: 'Simpan catatan', en: 'Save the note' },
  reload: { id: 'Muat ulang', en: 'Reload' },
  more: { id: 'Langkah lain', en: 'Other steps' },
  offline: { id: 'Tanpa jaringan tidak ada yang dapat dijalankan.', en: 'Nothing can be done offline.' },
  previousRecord: { id: 'Data sebelumnya', en: 'Previous record' },
  nextRecord: { id: 'Data berikutnya', en: 'Next record' },
  backToList: { id: 'Kembali ke daftar', en: 'Back to the list' },
  stepsFailed: { id: 'Riwayat tidak dapat dimuat', en: 'The history could not be loaded' },
} satisfies Record<string, Message | ((...given: never[]) => Message)>;
