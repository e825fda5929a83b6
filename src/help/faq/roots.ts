/**
 * Possible roots of a word, itself included: Indonesian affixes may swallow a root's first letter (menarik,
 * ditarik, penarikan: tarik). Two words match when they share any.
 */
export function rootsOf(word: string): ReadonlySet<string> {
  const roots = known.get(word) ?? findRoots(word);
  known.set(word, roots);
  return roots;
}

/** Each answer's words are looked at with every key. */
const known = new Map<string, ReadonlySet<string>>();

function findRoots(word: string): ReadonlySet<string> {
  const roots = new Set([word]);
  // Twice, for stacked prefixes: diperbaiki, mempertanggungjawabkan.
  for (let turn = 0; turn < 2; turn += 1)
    for (const root of [...roots]) for (const left of lessOf(root)) roots.add(left);
  return roots;
}

const shortest = 4;

function lessOf(word: string): string[] {
  const ends = [
    word,
    ...suffixes.filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length)),
  ];
  const found = ends.flatMap((text) => [text, ...withoutPrefix(text)]);
  return found.filter((text) => text.length >= shortest);
}

const suffixes = ['nya', 'lah', 'kah', 'kan', 'an', 'i'];
const plainPrefixes = [
  'di',
  'ke',
  'se',
  'ter',
  'ber',
  'be',
  'per',
  'mem',
  'men',
  'meng',
  'me',
  'pem',
  'pen',
  'peng',
  'pe',
];
/**
 * First letters that nasal prefixes swallow: kirim, mengirim; paraf, memaraf; simpan, menyimpan; tarik, menarik.
 */
const taken: [string, string][] = [
  ['meny', 's'],
  ['peny', 's'],
  ['meng', 'k'],
  ['peng', 'k'],
  ['mem', 'p'],
  ['pem', 'p'],
  ['men', 't'],
  ['pen', 't'],
];

const withoutPrefix = (word: string): string[] => [
  ...plainPrefixes.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length)),
  ...taken
    .filter(([prefix]) => /^[aiueo]/.test(word.slice(prefix.length)) && word.startsWith(prefix))
    .map(([prefix, first]) => first + word.slice(prefix.length)),
];
