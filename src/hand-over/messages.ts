import type { OpenWork } from '../../domain/calls/hand-over.ts';
import type { Message, Messages } from '../../lib/language.ts';

export const handOverMessages = {
  open: { id: 'Serahkan pekerjaan', en: 'Hand over work' },
  title: (name: string): Message => ({
    id: `Serahkan pekerjaan ${name}`,
    en: `Hand over the work of ${name}`,
  }),
  confirm: { id: 'Serahkan', en: 'Hand over' },
  confirmBoth: { id: 'Serahkan dan nonaktifkan', en: 'Hand over and deactivate' },
  deactivateOnly: { id: 'Nonaktifkan', en: 'Deactivate' },
  deactivate: { id: 'Nonaktifkan akunnya sekaligus', en: 'Deactivate the account as well' },
  deactivateText: {
    id: 'Sesinya berakhir. Naskah jabatan bersama dapat diserahkan bila ia tidak lagi memangkunya.',
    en: 'Sessions end. Work of shared posts can be handed over once they are no longer held.',
  },
  all: { id: 'Semua kepada', en: 'All to' },
  allHint: {
    id: 'Diisikan pada setiap baris yang boleh diterimanya.',
    en: 'Fills every line that this person may be given.',
  },
  to: (what: string): Message => ({ id: `${what}: kepada`, en: `${what}: to` }),
  nobodyHolds: {
    id: 'Belum ada pemangku lain; ditawarkan kepada pemangku berikutnya.',
    en: 'Nobody else holds it yet; it is offered to who comes next.',
  },
  keep: { id: 'Tidak diserahkan', en: 'Not handed over' },
  nothing: { id: 'Tidak ada pekerjaan terbuka', en: 'Nothing is open' },
  nothingText: { id: 'Tidak ada yang perlu diserahkan.', en: 'There is nothing to hand over.' },
  failed: { id: 'Pekerjaan terbuka tidak dapat dimuat', en: 'Open work could not be loaded' },
  goes: { id: 'Yang terjadi', en: 'What happens' },
  gets: (name: string, what: string): Message => ({
    id: `${name} menerima ${what}.`,
    en: `${name} gets ${what}.`,
  }),
  left: (what: string): Message => ({ id: `Tidak diserahkan: ${what}.`, en: `Not handed over: ${what}.` }),
  done: (count: number, names: string): Message => ({
    id: `${count} pekerjaan diserahkan kepada ${names}`,
    en: `${count} ${count === 1 ? 'piece' : 'pieces'} of work handed over to ${names}`,
  }),
  doneDeactivated: { id: 'Akun dinonaktifkan', en: 'Account deactivated' },
  choose: { id: 'Pilih penerima paling sedikit satu.', en: 'Choose at least one receiver.' },
} satisfies Messages;

/** Why nobody is chosen for a line. */
export const staysMessages = {
  post: {
    id: 'Tetap di jabatan dan beralih kepada pemangku berikutnya.',
    en: 'Stays with the post and passes to who holds it next.',
  },
  drafters: {
    id: 'Penyusunnya diminta memilih orang lain.',
    en: 'Its drafters are asked to choose somebody else.',
  },
  holds: {
    id: 'Dapat diserahkan setelah ia tidak lagi memangku jabatan ini.',
    en: 'Can be handed over once this post is no longer held.',
  },
  right: {
    id: 'Anda tidak berwenang mengubahnya.',
    en: 'You may not change it.',
  },
  period: {
    id: 'Berakhir pada waktunya, atau ditarik di halaman Delegasi.',
    en: 'Ends on its day, or is withdrawn on the page of delegations.',
  },
} satisfies Messages;

/** "3 naskah dalam pengerjaan" */
export const workWords: Record<OpenWork['kind'], (work: OpenWork) => Message> = {
  letters: ({ count }) => ({
    id: `${count} naskah dalam pengerjaan`,
    en: `${count} ${count === 1 ? 'letter in work' : 'letters in work'}`,
  }),
  inbox: ({ count }) => ({
    id: `${count} naskah masuk terbuka`,
    en: `${count} ${count === 1 ? 'open received letter' : 'open received letters'}`,
  }),
  dispositions: ({ count }) => ({
    id: `${count} disposisi`,
    en: `${count} ${count === 1 ? 'disposition' : 'dispositions'}`,
  }),
  reviews: ({ count }) => ({
    id: `${count} paraf atau tanda tangan`,
    en: `${count} ${count === 1 ? 'initial or signature' : 'initials or signatures'}`,
  }),
  post: ({ count }) => ({
    id: `${count} tugas dan naskah masuk`,
    en: `${count} ${count === 1 ? 'task or received letter' : 'tasks and received letters'}`,
  }),
  delegations: ({ count }) => ({
    id: `${count} delegasi yang diterima`,
    en: `${count} ${count === 1 ? 'delegation received' : 'delegations received'}`,
  }),
  delegated: ({ count }) => ({
    id: `${count} delegasi yang diberikan`,
    en: `${count} ${count === 1 ? 'delegation given' : 'delegations given'}`,
  }),
  secretary: ({ count }) => ({
    id: `${count} tugas sekretaris`,
    en: `${count} ${count === 1 ? 'secretary setting' : 'secretary settings'}`,
  }),
  turn: ({ count, place }) => ({ id: `${count} ${place}`, en: `${place}: ${count}` }),
};
