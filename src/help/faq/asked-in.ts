import type { Segment } from '../../../domain/calls/search.ts';
import { marked } from '../../ui/match.ts';
import { rootsOf } from './roots.ts';

/** Synonyms between users' words and the answers' words, as roots; a line each. */
const alike = [
  ['tarik', 'batal', 'withdraw', 'recall', 'cancel'],
  ['hapus', 'musnah', 'delete', 'destroy'],
  ['retensi', 'simpan', 'retention'],
  ['surat', 'naskah', 'letter'],
  ['lampiran', 'lampir', 'attachment'],
  ['password', 'sandi'],
  ['email', 'surel'],
  ['login', 'masuk'],
  ['paraf', 'periksa', 'setuju', 'approve', 'review', 'reviewer'],
  ['ttd', 'tanda', 'signature', 'sign'],
  ['nomor', 'number'],
  ['disposisi', 'disposition'],
  ['delegasi', 'cuti', 'wakil', 'ganti', 'leave', 'delegation'],
  ['arsip', 'archive'],
  ['akses', 'izin', 'access'],
  ['tanggap', 'balas', 'jawab', 'reply', 'answer'],
  ['kontrak', 'perjanjian', 'contract'],
];

/** What every question has. */
const stopWords = new Set([
  ...'ada,agar,apa,apakah,apabila,bagaimana,bila,bisa,boleh,cara,dan,dapat,dari,di,ingin,itu,jika,ke,kalau,kapan,karena'.split(
    ',',
  ),
  ...'kenapa,ketika,mana,mau,mengapa,oleh,pada,saat,saya,siapa,supaya,untuk,yang'.split(','),
  ...'a,an,can,do,does,how,i,is,my,of,the,to,what,when,who,why'.split(','),
]);

/** Other roots for the same thing. */
const alikeOf = (roots: ReadonlySet<string>): readonly string[] =>
  alike.filter((line) => line.some((word) => roots.has(word))).flat();

/** Query without the words every question contains; unchanged when nothing else remains. */
function tellingWords(asked: string): string[] {
  const words = asked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

type Asked = { word: string; roots: ReadonlySet<string>; alike: readonly string[] };

/** Words shorter than this are matched as typed; longer ones by their root. */
const shortest = 4;

const readAsked = (asked: string): Asked[] =>
  tellingWords(plain(asked)).map((word) => {
    const roots = word.length >= shortest ? rootsOf(word) : new Set([word]);
    return { word, roots, alike: alikeOf(roots) };
  });

/** Scores a word of a text against a query word: as typed, then of the same root, then a synonym. */
function worth({ word, roots, alike }: Asked, text: string): number {
  if (text.startsWith(word)) return 4;
  if (word.length > 2 && text.includes(word)) return 3;
  const own = rootsOf(text);
  for (const root of roots) if (root.length >= shortest && own.has(root)) return 3;
  return alike.some((other) => own.has(other)) ? 0.7 : 0;
}

/** Scores a text against the query; `beside` counts a fifth. 0 when one of the query words is missing. */
export function askedIn(asked: string): (text: string, beside?: string) => number {
  const all = readAsked(asked);
  return (text, beside = '') => {
    const [own, other] = [wordsOf(text), wordsOf(beside)];
    let sum = 0;
    for (const one of all) {
      const score = best(one, own) || best(one, other) / 5;
      if (score === 0) return 0;
      sum += score;
    }
    // Ties go to the shorter text: more likely meant.
    return all.length === 0 ? 0 : sum / all.length + 1 / (100 + text.length);
  };
}

const best = (one: Asked, words: string[]): number =>
  words.reduce((most, text) => Math.max(most, worth(one, text)), 0);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Splits a text at its matches: the typed letters, else the whole word of equal root or meaning. */
export function askedMarked(asked: string, text: string): Segment[] {
  const all = readAsked(asked);
  if (all.length === 0) return [{ text, hit: false }];
  return text.split(/([\p{L}\p{N}]+)/u).flatMap((part, at): Segment[] => {
    if (part === '') return [];
    if (at % 2 === 0) return [{ text: part, hit: false }];
    const typed = all.filter(({ word }) => plain(part).includes(word)).map(({ word }) => word);
    if (typed.length > 0) return marked(typed.join(' '), part);
    return [{ text: part, hit: all.some((one) => worth(one, plain(part)) > 0) }];
  });
}
