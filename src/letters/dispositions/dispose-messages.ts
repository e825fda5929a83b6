import type { Message, Messages } from '../../../lib/language.ts';

export const disposeMessages = {
  tomorrow: { id: 'Besok', en: 'Tomorrow' },
  threeDays: { id: '3 hari kerja', en: '3 working days' },
  oneWeek: { id: '1 minggu', en: '1 week' },
  noLimit: { id: 'Tanpa batas', en: 'No deadline' },
  deadline: { id: 'Batas waktu', en: 'Deadline' },
  fromInstructions: (day: string): Message => ({
    id: `${day}, menurut instruksi yang dipilih.`,
    en: `${day}, as the chosen instructions say.`,
  }),
  fromUrgency: (day: string): Message => ({
    id: `${day}, menurut derajat naskah.`,
    en: `${day}, as the letter's urgency says.`,
  }),
  untilInstructed: {
    id: 'Tanpa batas waktu, kecuali instruksi yang dipilih menentukannya.',
    en: 'No deadline, unless the chosen instructions set one.',
  },
  lateReason: { id: 'Alasan batas waktu lebih lambat', en: 'Why the deadline is later' },
  dueBy: (day: string): Message => ({ id: `Batas waktu: ${day}.`, en: `Deadline: ${day}.` }),
  notDue: { id: 'Tidak ada batas waktu.', en: 'There is no deadline.' },
  receiverMissing: { id: 'Pilih penerima disposisi.', en: 'Choose who receives the disposition.' },
  instructionMissing: {
    id: 'Pilih setidaknya satu instruksi, atau tulis catatan.',
    en: 'Choose at least one instruction, or write a note.',
  },
  sentTo: (names: string): Message => ({
    id: `Disposisi terkirim kepada ${names}`,
    en: `Disposition sent to ${names}`,
  }),
  title: { id: 'Disposisi kepada siapa?', en: 'Disposition to whom?' },
  notePlaceholder: { id: 'Tulis arahan Anda', en: 'Write your instructions' },
  send: { id: 'Kirim disposisi', en: 'Send the disposition' },
  discardTitle: { id: 'Tutup dan buang isian disposisi?', en: 'Close and discard the disposition?' },
  discardText: {
    id: 'Penerima, instruksi, dan catatan yang sudah diisi tidak disimpan.',
    en: 'The recipients, instructions and note you entered are not saved.',
  },
  instructions: { id: 'Instruksi', en: 'Instructions' },
  receivers: { id: 'Penerima', en: 'Recipients' },
  searchStaff: { id: 'Cari nama atau jabatan bawahan', en: 'Search name or post of your staff' },
  searchStaffShort: { id: 'Cari bawahan', en: 'Search your staff' },
  responsible: { id: 'Penanggung jawab', en: 'Responsible' },
  noData: { id: 'Tidak ada data', en: 'No data' },
  outcome: (readers: string, lead: string): Message => ({
    id: `${readers} dapat membaca naskah ini beserta lampirannya dan mendapat tugas. ${lead} bertanggung jawab.`,
    en: `${readers} can read this letter with its attachments and get a task. ${lead} is responsible.`,
  }),
  outcomeReport: (readers: string, lead: string): Message => ({
    id: `${readers} dapat membaca naskah ini beserta lampirannya dan mendapat tugas. ${lead} bertanggung jawab dan perlu melaporkan hasilnya.`,
    en: `${readers} can read this letter with its attachments and get a task. ${lead} is responsible and has to report the result.`,
  }),
  whoTakesIt: {
    id: 'Ditawarkan kepada semua, dikerjakan yang mengambil',
    en: 'Offered to all, done by who takes it',
  },
  count: (count: number): Message => ({ id: `${count} penerima`, en: `${count} recipients` }),
} satisfies Messages;
