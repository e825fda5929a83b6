import type { Message, Messages } from '../../../../lib/language.ts';

/** What the review of a letter says. */
export const reviewMessages = {
  changes: (count: number): Message => ({
    id: `${count} perubahan`,
    en: `${count} ${count === 1 ? 'change' : 'changes'}`,
  }),
  many: { id: 'Banyak berubah', en: 'Much has changed' },
  sinceMine: { id: 'sejak paraf Anda', en: 'since your initials' },
  sinceMyReturn: { id: 'sejak Anda kembalikan', en: 'since you returned it' },
  sinceTheirs: (names: string): Message => ({
    id: `sejak paraf ${names}`,
    en: `since the initials of ${names}`,
  }),
  sinceTheirReturn: (names: string): Message => ({
    id: `sejak dikembalikan ${names}`,
    en: `since ${names} returned it`,
  }),
  onBy: (day: string, names: string): Message => ({
    id: names ? ` ${day}, oleh ${names}` : ` ${day}`,
    en: names ? ` of ${day}, by ${names}` : ` of ${day}`,
  }),
  none: { id: 'Tidak ada perubahan', en: 'No changes' },
  loading: { id: 'Membandingkan teks', en: 'Comparing the text' },
  notLoaded: { id: 'Perubahannya tidak dapat dimuat.', en: 'The changes could not be loaded.' },
  notKept: { id: 'Teks saat paraf Anda tidak tersimpan.', en: 'The text that you initialled was not kept.' },
  notKeptReturn: {
    id: 'Teks saat Anda kembalikan tidak tersimpan.',
    en: 'The text that you returned was not kept.',
  },
  notKeptTheirs: (names: string): Message => ({
    id: `Teks saat paraf ${names} tidak tersimpan.`,
    en: `The text at the initials of ${names} was not kept.`,
  }),
  compareWith: (day: string): Message => ({
    id: `Bandingkan dengan versi ${day}`,
    en: `Compare with the version of ${day}`,
  }),
  comparedWith: (day: string): Message => ({
    id: `dibandingkan dengan versi ${day}`,
    en: `compared with the version of ${day}`,
  }),
  sideBySide: { id: 'Lihat berdampingan', en: 'Show side by side' },
  sideBySideTitle: { id: 'Teks lama dan baru', en: 'Old and new text' },
  view: { id: 'Tampilan', en: 'View' },
  marked: { id: 'Perubahan', en: 'Changes' },
  final: { id: 'Teks akhir', en: 'Final text' },
  showFinal: { id: 'Perubahan atau teks akhir', en: 'Changes or final text' },
  previous: { id: 'Perubahan sebelumnya', en: 'Previous change' },
  next: { id: 'Perubahan berikutnya', en: 'Next change' },
  at: (at: number, count: number): Message => ({
    id: `${at + 1} dari ${count}`,
    en: `${at + 1} of ${count}`,
  }),
  sign: (at: number, count: number, kind: string): Message => ({
    id: `Perubahan ${at} dari ${count}: ${kind}`,
    en: `Change ${at} of ${count}: ${kind}`,
  }),
  offPaper: { id: 'Juga diubah', en: 'Also changed' },
  signs: { id: 'Tanda perubahan', en: 'Signs of changes' },
  commentOn: { id: 'Komentar pada teks yang dipilih', en: 'Comment on the selected text' },
  changedMeanwhile: { id: 'Naskah baru saja diubah.', en: 'The letter has just been changed.' },
  reload: { id: 'Muat ulang', en: 'Reload' },
  alreadyInitialled: (time: string): Message => ({
    id: `Anda sudah memberi paraf pukul ${time}.`,
    en: `You initialled it at ${time}.`,
  }),
  alreadyReturned: (time: string): Message => ({
    id: `Anda sudah mengembalikannya pukul ${time}.`,
    en: `You returned it at ${time}.`,
  }),
  alreadyInitialledOn: (when: string): Message => ({
    id: `Anda sudah memberi paraf ${when}.`,
    en: `You initialled it ${when}.`,
  }),
  alreadyReturnedOn: (when: string): Message => ({
    id: `Anda sudah mengembalikannya ${when}.`,
    en: `You returned it ${when}.`,
  }),
  openOfMine: (count: number): Message => ({
    id: `${count} komentar Anda masih terbuka`,
    en: `${count} of your comments ${count === 1 ? 'is' : 'are'} still open`,
  }),
  offline: {
    id: 'Tanpa jaringan. Catatan tersimpan; beri keputusan setelah tersambung.',
    en: 'No network. The note is kept; decide once you are connected.',
  },
  versions: { id: 'Versi naskah', en: 'Versions of the letter' },
  pages: { id: 'Tampilkan halaman cetak', en: 'Show printed pages' },
  text: { id: 'Tampilkan teks', en: 'Show text' },
} satisfies Messages;

/** What a sign in the margin says. */
export const changeKindMessages = {
  added: { id: 'ditambahkan', en: 'added' },
  removed: { id: 'dihapus', en: 'deleted' },
  changed: { id: 'diubah', en: 'changed' },
  moved: { id: 'dipindahkan', en: 'moved' },
  restyled: { id: 'bentuk tulisan diubah', en: 'formatting changed' },
} satisfies Messages;
