import type { Message } from '../../../lib/language.ts';

/** What trees say. */
export const treeMessages = {
  open: (name: string): Message => ({ id: `Buka cabang ${name}`, en: `Open ${name}` }),
  close: (name: string): Message => ({ id: `Tutup cabang ${name}`, en: `Close ${name}` }),
  openAll: { id: 'Buka semua', en: 'Open all' },
  closeAll: { id: 'Tutup semua', en: 'Close all' },
  openedSome: (count: number): Message => ({
    id: `Hanya ${count} baris pertama yang dibuka. Buka cabang lainnya satu per satu.`,
    en: `Only the first ${count} rows were opened. Open further branches one by one.`,
  }),
  more: (count: number): Message => ({ id: `Tampilkan ${count} berikutnya`, en: `Show ${count} more` }),
  failed: { id: 'Cabang ini tidak dapat dimuat. Coba lagi', en: 'This could not be loaded. Try again' },
  addChild: { id: 'Tambah anak', en: 'Add below' },
  move: { id: 'Pindahkan…', en: 'Move…' },
  moveTitle: (name: string): Message => ({ id: `Pindahkan ${name} ke mana?`, en: `Where does ${name} go?` }),
  moveNow: { id: 'Pindahkan', en: 'Move' },
  under: { id: 'Induk baru', en: 'New parent' },
  underHint: { id: 'Kosongkan untuk tingkat teratas.', en: 'Leave empty for the top level.' },
  place: { id: 'Letak', en: 'Place' },
  first: { id: 'Paling awal', en: 'First' },
  after: (name: string): Message => ({ id: `Setelah ${name}`, en: `After ${name}` }),
  byItself: { id: 'Menurut urutannya', en: 'Where it falls' },
  topLevel: { id: 'tingkat teratas', en: 'the top level' },
  dropAtTop: {
    id: 'Lepaskan di sini untuk menjadikannya tingkat teratas',
    en: 'Drop here to put it at the top level',
  },
  byKeys: {
    id: 'Panah memilih tempat, Spasi meletakkan, Escape membatalkan',
    en: 'Arrows choose a place, Space puts it down, Escape cancels',
  },
  moved: (to: string): Message => ({ id: `Dipindahkan ke ${to}`, en: `Moved to ${to}` }),
  reordered: (name: string): Message => ({ id: `Urutan ${name} diubah`, en: `${name} has another place` }),
  back: { id: 'Dikembalikan ke tempat semula', en: 'Back where it was' },
  codeTitle: (code: string, to: string): Message => ({
    id: `Pindahkan ${code} ke ${to}?`,
    en: `Move ${code} to ${to}?`,
  }),
  codeText: (code: string, branch: string): Message => ({
    id: `Kode ${code} menunjukkan cabang ${branch}. Kode tidak ikut berubah, sehingga nanti tidak cocok dengan induknya.`,
    en: `The code ${code} tells of the branch ${branch}. It stays as it is and will not fit its parent.`,
  }),
  foundCut: {
    id: 'Hanya 200 temuan pertama yang ditampilkan. Persempit pencarian.',
    en: 'Only the first 200 are shown. Narrow the search.',
  },
  found: (count: number): Message => ({ id: `${count} ditemukan`, en: `${count} found` }),
  keys: {
    open: { id: 'Buka atau tutup cabang', en: 'Open or close a branch' },
    go: { id: 'Baris berikut, baris sebelumnya', en: 'Next row, row before' },
    ends: { id: 'Baris pertama, baris terakhir', en: 'First row, last row' },
    show: { id: 'Lihat data', en: 'Show the record' },
    lift: { id: 'Angkat untuk dipindahkan, lalu letakkan', en: 'Lift to move, then put down' },
    cancel: { id: 'Batal memindahkan', en: 'Cancel the move' },
    menu: { id: 'Tindakan untuk baris', en: 'Actions of a row' },
  },
  lifted: (name: string, place: string): Message => ({
    id: `${name} diangkat. ${place}. Panah atas dan bawah memilih tempat, Spasi meletakkan, Escape membatalkan.`,
    en: `${name} is lifted. ${place}. Up and down choose a place, Space puts it down, Escape cancels.`,
  }),
  inside: (name: string): Message => ({ id: `Di dalam ${name}`, en: `Inside ${name}` }),
  between: (place: number, parent: string): Message => ({
    id: `Urutan ke-${place} di ${parent}`,
    en: `Place ${place} in ${parent}`,
  }),
  nowhere: { id: 'Belum di tempat yang bisa', en: 'Not at a possible place yet' },
  space: { id: 'Spasi', en: 'Space' },
} satisfies Record<string, unknown>;
