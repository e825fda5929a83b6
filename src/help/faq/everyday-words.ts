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
export const alikeOf = (roots: ReadonlySet<string>): readonly string[] =>
  alike.filter((line) => line.some((word) => roots.has(word))).flat();

/** Query without the words every question contains; unchanged when nothing else remains. */
export function tellingWords(asked: string): string[] {
  const words = asked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}
