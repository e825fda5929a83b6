import type { LeftWork } from '../../../domain/letters/left-work.ts';
import type { Message, Messages } from '../../../lib/language.ts';

export const successionMessages = {
  left: ({ fromName, positionName }: LeftWork, what: string): Message => ({
    id: `${fromName} tidak lagi memangku ${positionName} dan meninggalkan ${what}.`,
    en: `${fromName} no longer holds ${positionName} and left ${what}.`,
  }),
  handOver: { id: 'Serahkan naskah', en: 'Hand over letters' },
  handOverSome: (count: number): Message => ({
    id: `Serahkan ${count} naskah`,
    en: count === 1 ? 'Hand over 1 letter' : `Hand over ${count} letters`,
  }),
  drafts: (count: number): Message => ({
    id: `${count} konsep`,
    en: count === 1 ? '1 draft' : `${count} drafts`,
  }),
  returned: (count: number): Message => ({
    id: `${count} naskah yang perlu direvisi`,
    en: count === 1 ? '1 letter to revise' : `${count} letters to revise`,
  }),
  underWay: (count: number): Message => ({
    id: `${count} naskah yang sedang diperiksa atau menunggu tanda tangan`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} in review or awaiting signature`,
  }),
  from: { id: 'Dari', en: 'From' },
  to: { id: 'Kepada', en: 'To' },
  goes: { id: 'Yang diserahkan', en: 'What is handed over' },
  goesByItself: {
    id: 'Naskah masuk dan disposisinya yang terbuka sudah ditawarkan kepada pemangku yang ada. Penyusun naskah yang menunggu paraf atau tanda tangannya diminta memilih orang lain.',
    en: 'Open received letters and dispositions were offered to who holds the post. Drafters of what awaited their initials or signature are told to choose another.',
  },
  named: (count: number): Message => ({
    id: `${count} naskah Sangat Rahasia tidak ikut: hanya untuk orang yang disebut.`,
    en: `${count} Sangat Rahasia ${count === 1 ? 'letter stays' : 'letters stay'} with whom it names.`,
  }),
  nobody: {
    id: 'Belum ada yang memangku jabatan ini. Petakan pemangkunya dahulu.',
    en: 'Nobody holds this post yet. Appoint somebody first.',
  },
  done: (count: number, name: string): Message => ({
    id: `${count} naskah diserahkan kepada ${name}`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} handed over to ${name}`,
  }),
} satisfies Messages;
