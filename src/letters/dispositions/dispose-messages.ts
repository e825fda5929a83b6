import type { Message, Messages } from '../../../lib/language.ts';

export const disposeMessages = {
  deadline: { id: 'Tenggat', en: 'Deadline' },
  ofLetter: (day: string): Message => ({ id: `Tenggat naskah ${day}`, en: `The letter’s, ${day}` }),
  ofParent: (day: string): Message => ({ id: `Tenggat disposisi ${day}`, en: `The disposition’s, ${day}` }),
  ofUrgency: { id: 'Menurut sifat naskah', en: 'By the letter’s urgency' },
  ofInstructions: { id: 'Menurut instruksi', en: 'By the instructions' },
  proposed: { id: 'Usulan', en: 'Proposed' },
  none: { id: 'Tanpa tenggat', en: 'No deadline' },
  lateReason: { id: 'Alasan tenggat lebih lambat', en: 'Why the deadline is later' },
  receiverMissing: { id: 'Pilih penerima disposisi.', en: 'Choose who receives the disposition.' },
  instructionMissing: {
    id: 'Pilih setidaknya satu instruksi, atau tulis catatan.',
    en: 'Choose at least one instruction, or write a note.',
  },
  sentTo: (names: string): Message => ({
    id: `Disposisi terkirim kepada ${names}`,
    en: `Disposition sent to ${names}`,
  }),
  title: { id: 'Disposisi', en: 'Disposition' },
  form: { id: 'Isian', en: 'Form' },
  send: { id: 'Kirim disposisi', en: 'Send the disposition' },
  notePlaceholder: { id: 'Tulis arahan Anda', en: 'Write your instructions' },
  instructions: { id: 'Instruksi', en: 'Instructions' },
  otherInstruction: { id: 'Ketik instruksi lain', en: 'Type another instruction' },
  asNote: (text: string): Message => ({
    id: `Tulis sebagai catatan: ${text}`,
    en: `Write as a note: ${text}`,
  }),
  receivers: { id: 'Kepada', en: 'To' },
  searchStaff: { id: 'Ketik nama atau jabatan', en: 'Type a name or post' },
  all: (post: string, count: number): Message => ({
    id: `Semua ${post} (${count})`,
    en: `All of ${post} (${count})`,
  }),
  responsible: { id: 'Penanggung jawab', en: 'Responsible' },
  responsibleOne: (name: string): Message => ({
    id: `Penanggung jawab: ${name}`,
    en: `Responsible: ${name}`,
  }),
  remove: (name: string): Message => ({ id: `Hapus ${name}`, en: `Remove ${name}` }),
  nobody: { id: 'Tidak ada bawahan. Gunakan Teruskan.', en: 'You have no staff. Use Forward.' },
  whoTakesIt: {
    id: 'Ditawarkan kepada semua, dikerjakan yang mengambil',
    en: 'Offered to all, done by who takes it',
  },
  everybody: (post: string): Message => ({ id: `semua pemangku ${post}`, en: `all who hold ${post}` }),
  // Between two asterisks stands what is set in bold.
  onlyOne: (name: string): Message => ({
    id: `Hanya **${name}** (penanggung jawab) yang menerima.`,
    en: `Only **${name}** (responsible) receives it.`,
  }),
  onlyFew: (lead: string, others: string): Message => ({
    id: `Hanya **${lead}** (penanggung jawab) dan ${others} yang menerima.`,
    en: `Only **${lead}** (responsible) and ${others} receive it.`,
  }),
  onlyMany: (count: number, lead: string): Message => ({
    id: `Hanya ${count} orang yang dipilih yang menerima, **${lead}** bertanggung jawab.`,
    en: `Only the ${count} chosen people receive it, **${lead}** is responsible.`,
  }),
  reportsBy: (day: string): Message => ({
    id: `Laporannya paling lambat **${day}**.`,
    en: `The report is due by **${day}**.`,
  }),
  bothReportBy: (day: string): Message => ({
    id: `Keduanya melapor paling lambat **${day}**.`,
    en: `Both report by **${day}**.`,
  }),
  allReportBy: (day: string): Message => ({
    id: `Semuanya melapor paling lambat **${day}**.`,
    en: `All report by **${day}**.`,
  }),
  doneBy: (day: string): Message => ({
    id: `Selesai paling lambat **${day}**.`,
    en: `Due by **${day}**.`,
  }),
  notDue: { id: 'Tanpa tenggat.', en: 'Without a deadline.' },
  sent: (count: number): Message => ({
    id: `Terkirim kepada ${count} orang.`,
    en: `Sent to ${count} ${count === 1 ? 'person' : 'people'}.`,
  }),
  undo: (seconds: number): Message => ({ id: `Urungkan (${seconds} detik)`, en: `Undo (${seconds} s)` }),
  undone: { id: 'Disposisi diurungkan', en: 'Disposition undone' },
  running: { id: 'Disposisi berjalan', en: 'Dispositions' },
  nextLetter: { id: 'Naskah berikutnya', en: 'Next letter' },
  closeLater: (names: string): Message => ({
    id: `Setelah ${names} selesai, Anda menutup bagian Anda dengan sekali klik.`,
    en: `Once ${names} are done, you close your part with one click.`,
  }),
  closeNow: {
    id: 'Semua penerima selesai. “Selesaikan” di atas menutup bagian Anda.',
    en: 'All recipients are done. “Close” above ends your part.',
  },
  finishMine: { id: 'Selesaikan bagian saya', en: 'Finish my part' },
} satisfies Messages;
