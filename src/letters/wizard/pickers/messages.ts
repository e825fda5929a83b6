import type { Message, Messages } from '../../../../lib/language.ts';

export const pickerMessages = {
  until: (day: string): Message => ({ id: `s.d. ${day}`, en: `until ${day}` }),
  remove: (one: string): Message => ({ id: `Hapus ${one}`, en: `Remove ${one}` }),
  removeOne: (one: string, name: string): Message => ({
    id: `Hapus ${one} ${name}`,
    en: `Remove ${one} ${name}`,
  }),
  add: { id: 'Tambahkan', en: 'Add' },
  movedTo: (name: string, place: number): Message => ({
    id: `${name} menjadi pemeriksa ke-${place}`,
    en: `${name} is now reviewer ${place}`,
  }),
  move: (name: string, place: number): Message => ({
    id: `Pindahkan ${name}, urutan ${place}`,
    en: `Move ${name}, position ${place}`,
  }),
  vacant: { id: 'Jabatan ini kosong', en: 'This post is vacant' },
  heldBy: (name: string): Message => ({ id: `Kini dipangku ${name}`, en: `Now held by ${name}` }),
  initialled: { id: 'Sudah diparaf', en: 'Initialled' },
  returned: { id: 'Mengembalikan', en: 'Returned it' },
  up: (name: string): Message => ({ id: `Naikkan ${name}`, en: `Move ${name} up` }),
  down: (name: string): Message => ({ id: `Turunkan ${name}`, en: `Move ${name} down` }),
  removeReviewer: (name: string): Message => ({
    id: `Hapus pemeriksa ${name}`,
    en: `Remove reviewer ${name}`,
  }),
  beside: { id: 'Bersamaan', en: 'At the same time' },
  besideWith: (name: string): Message => ({
    id: `Bersamaan dengan ${name}`,
    en: `At the same time as ${name}`,
  }),
  nowBeside: (name: string, above: string): Message => ({
    id: `${name} diminta bersamaan dengan ${above}`,
    en: `${name} is asked at the same time as ${above}`,
  }),
  nowApart: (name: string, above: string): Message => ({
    id: `${name} diminta setelah ${above}`,
    en: `${name} is asked after ${above}`,
  }),
  askAgain: { id: 'Minta lagi', en: 'Ask again' },
  askAgainOf: (name: string): Message => ({
    id: `Minta paraf ${name} lagi`,
    en: `Ask ${name} for the initials again`,
  }),
  groupGone: {
    id: 'Grup ini tidak dapat dipakai lagi. Hapus dan pilih yang lain.',
    en: 'This group can no longer be used. Remove it and choose another.',
  },
  reaches: (count: number): Message => ({
    id: `Sampai ke ${count} pejabat saat ini`,
    en: `Reaches ${count} ${count === 1 ? 'official' : 'officials'} at present`,
  }),
  reachesNobody: {
    id: 'Belum ada pejabat di unit-unitnya, jadi naskah tidak akan sampai.',
    en: 'There are no officials in its units yet, so the letter would not arrive.',
  },
  withoutHead: (units: string): Message => ({
    id: `Tanpa pejabat, tidak menerima: ${units}.`,
    en: `Without an official, not receiving: ${units}.`,
  }),
  movedOn: (name: string, successor: string): Message => ({
    id: `${name} tidak lagi memangku jabatan ini. Kini ${successor}.`,
    en: `${name} no longer holds this post. Now it is ${successor}.`,
  }),
  movedOnVacant: (name: string): Message => ({
    id: `${name} tidak lagi memangku jabatan ini, dan jabatannya sedang kosong.`,
    en: `${name} no longer holds this post, and it is vacant.`,
  }),
  takeOver: (name: string): Message => ({ id: `Pakai ${name}`, en: `Use ${name}` }),
  printedByName: { id: 'Tercetak dengan nama', en: 'Printed with the name' },
  printedByPost: { id: 'Tercetak dengan jabatan', en: 'Printed with the post' },
  showName: (name: string): Message => ({ id: `Tampilkan nama ${name}`, en: `Show the name of ${name}` }),
  group: { id: 'Grup', en: 'Group' },
  person: { id: 'Orang', en: 'Person' },
  unitGroup: { id: 'Grup unit', en: 'Group of units' },
  unitCount: (count: number): Message => ({
    id: `${count} unit`,
    en: `${count} ${count === 1 ? 'unit' : 'units'}`,
  }),
  typeName: { id: 'Ketik nama atau jabatan', en: 'Type a name or post' },
  receiver: { id: 'penerima', en: 'recipient' },
  cc: { id: 'tembusan', en: 'cc' },
} satisfies Messages;
