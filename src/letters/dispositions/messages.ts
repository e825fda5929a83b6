import { type Message, type Messages, translate } from '../../../lib/language.ts';

/** What dispositions say. */
export const dispositionMessages = {
  started: { id: 'Disposisi diproses', en: 'Disposition in progress' },
  reopened: { id: 'Disposisi dibuka kembali', en: 'Disposition reopened' },
  nothingWaits: { id: 'Tidak ada tindakan yang menunggu Anda.', en: 'Nothing here waits for you.' },
  report: { id: 'Lapor', en: 'Report' },
  disposeOn: { id: 'Disposisi lanjut', en: 'Pass on' },
  withdraw: { id: 'Tarik', en: 'Withdraw' },
  start: { id: 'Proses', en: 'Start' },
  finish: { id: 'Selesai', en: 'Done' },
  close: { id: 'Tutup disposisi', en: 'Close the disposition' },
  reopen: { id: 'Buka kembali', en: 'Reopen' },
  search: { id: 'Cari disposisi', en: 'Search the dispositions' },
  tasks: { id: 'Tugas', en: 'Tasks' },
  dispositions: { id: 'Disposisi', en: 'Disposition' },
  filterByState: { id: 'Saring menurut status', en: 'Filter by status' },
  open: { id: 'Open', en: 'Open' },
  closed: { id: 'Closed', en: 'Closed' },
  incoming: { id: 'Disposisi masuk', en: 'Incoming dispositions' },
  outgoing: { id: 'Disposisi keluar', en: 'Outgoing dispositions' },
  noneDone: { id: 'Belum ada disposisi yang selesai.', en: 'No dispositions are done yet.' },
  noneIn: { id: 'Tidak ada disposisi yang menunggu Anda.', en: 'No dispositions are waiting for you.' },
  noneOut: {
    id: 'Tidak ada disposisi Anda yang masih berjalan.',
    en: 'None of your dispositions is still open.',
  },
  unseen: {
    id: 'Disposisi ini tidak ada, sudah ditarik, atau bukan untuk Anda.',
    en: 'This disposition does not exist, was withdrawn, or is not for you.',
  },
  openIt: { id: 'Buka disposisi', en: 'Open the disposition' },
  sheetName: (number: string): Message => ({
    id: `Lembar disposisi ${number}`,
    en: `Disposition sheet ${number}`,
  }),
  sheet: { id: 'Lembar disposisi', en: 'Disposition sheet' },
  nameFor: (name: string, official: string): Message => ({
    id: `${name} atas nama ${official}`,
    en: `${name} on behalf of ${official}`,
  }),
  instructions: { id: 'Instruksi', en: 'Instructions' },
  deadline: { id: 'Tenggat', en: 'Deadline' },
  lateBecause: (reason: string): Message => ({
    id: `Alasan lebih lambat: ${reason}`,
    en: `Later because: ${reason}`,
  }),
  andOthers: (name: string, count: number): Message => ({
    id: `${name} dan ${count} lainnya`,
    en: `${name} and ${count} ${count === 1 ? 'other' : 'others'}`,
  }),
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
  doneOf: (done: number, of: number): Message => ({
    id: `${done} dari ${of} selesai`,
    en: `${done} of ${of} done`,
  }),
  chain: { id: 'Rantai disposisi', en: 'Chain of dispositions' },
  due: (day: string, left: string): Message => ({ id: `Tenggat ${day}, ${left}`, en: `Due ${day}, ${left}` }),
  nobodyYet: { id: 'Belum diambil', en: 'Nobody has taken it yet' },
  take: { id: 'Ambil', en: 'Take it' },
  taken: { id: 'Disposisi Anda ambil', en: 'You have taken the disposition' },
  handBack: { id: 'Kembalikan', en: 'Hand back' },
  handBackTitle: { id: 'Kembalikan kepada jabatan?', en: 'Hand it back to the post?' },
  handedBack: { id: 'Disposisi dikembalikan', en: 'Disposition handed back' },
  handBackText: {
    id: 'Disposisi kembali ditawarkan kepada semua pemangku jabatan ini.',
    en: 'It is offered to all who hold this post again.',
  },
  gave: { id: 'Memberi disposisi', en: 'Gave it' },
  youToo: { id: ', Anda', en: ', you' },
  fileTooBig: {
    id: 'Setiap berkas harus lebih kecil dari 10 MB.',
    en: 'Each file must be smaller than 10 MB.',
  },
  filesTooBig: (limit: string, sum: string): Message => ({
    id: `Seluruh berkas laporan paling besar ${limit}; dengan berkas ini menjadi ${sum}.`,
    en: `All files of a report may be ${limit} at most; with this file they are ${sum}.`,
  }),
  unreadable: {
    id: 'Berkas tidak dapat dibaca. Pilih kembali.',
    en: 'The file cannot be read. Choose it again.',
  },
  reportFiles: { id: 'Berkas laporan', en: 'Files of the report' },
  attach: { id: 'Lampirkan berkas', en: 'Attach files' },
  detach: (name: string): Message => ({ id: `Lepas ${name}`, en: `Remove ${name}` }),
  followUps: { id: 'Laporan tindak lanjut', en: 'Follow-up reports' },
  downloadOf: (name: string): Message => ({ id: `Unduh ${name}`, en: `Download ${name}` }),
  reportMissing: { id: 'Tuliskan tindak lanjut yang sudah dikerjakan.', en: 'Write what has been done.' },
  reasonMissing: { id: 'Tuliskan alasannya.', en: 'Give the reason.' },
  stillOpen: (names: string): Message => ({
    id: `Belum selesai: ${names}. Semuanya akan ikut ditutup.`,
    en: `Not done yet: ${names}. All of them will be closed too.`,
  }),
  reportPlaceholder: {
    id: 'Apa yang sudah dikerjakan, dan hasilnya',
    en: 'What has been done, and its result',
  },
  reportTitle: { id: 'Laporkan tindak lanjut', en: 'Report the follow-up' },
  sendReport: { id: 'Kirim laporan', en: 'Send the report' },
  reportSent: { id: 'Laporan terkirim', en: 'Report sent' },
  finishTitle: { id: 'Selesaikan disposisi ini?', en: 'Finish this disposition?' },
  finished: { id: 'Disposisi diselesaikan', en: 'Disposition finished' },
  withdrawTitle: { id: 'Tarik disposisi ini?', en: 'Withdraw this disposition?' },
  withdrawDone: { id: 'Disposisi ditarik', en: 'Disposition withdrawn' },
  withdrawText: {
    id: 'Belum ada penerima yang membacanya. Setelah ditarik, mereka tidak lagi melihat naskah ini.',
    en: 'No recipient has read it yet. Once withdrawn, they no longer see this letter.',
  },
  closeTitle: { id: 'Tutup disposisi ini?', en: 'Close this disposition?' },
  closeDone: { id: 'Disposisi ditutup', en: 'Disposition closed' },
  allFinished: { id: 'Semua penerima sudah selesai.', en: 'All recipients are done.' },
  given: (post: string, name: string): Message => ({
    id: `Dari ${post}, ${name}`,
    en: `From ${post}, ${name}`,
  }),
  withdrawnAt: (when: string): Message => ({ id: `Ditarik ${when}`, en: `Withdrawn ${when}` }),
  closedAt: (when: string): Message => ({ id: `Ditutup ${when}`, en: `Closed ${when}` }),
} satisfies Messages;

/** What the sheet is saved as. */
export const sheetFile = (number: string | null): string =>
  translate(dispositionMessages.sheetName(number ?? ''))
    .trim()
    .replaceAll('/', '-')
    .concat('.pdf');
