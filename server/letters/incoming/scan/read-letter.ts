import type { Urgency } from '../../../../domain/letters/letter.ts';

/** An urgency that a letter is marked with: the usual one is none. */
type Marked = Exclude<Urgency, 'BIASA'>;

/** What a letter from outside says of itself, as far as its recognised text tells. */
export type ReadLetter = {
  number: string | null;
  /** YYYY-MM-DD */
  date: string | null;
  subject: string | null;
  /** Lines of the letterhead that may name who wrote it, the likeliest first. */
  senders: string[];
  /** Lines below "Yth.", as written. */
  receivers: string[];
  /** Null where it says none or that it is a usual one. */
  urgency: Marked | null;
  /** The name of a security class above the usual one, in small letters. */
  security: string | null;
  /** Where it was written, as printed beside its day. */
  place: string | null;
};

/**
 * Reads number, date, subject, sender, receiver, urgency, security class and place from a letter's first page.
 * @returns null where it is no letter: fewer than two of its marks were found
 */
export function readLetter(text: string): ReadLetter | null {
  const lines = text
    .slice(0, firstPage)
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[|_~]+/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const number = numberIn(lines);
  const date = dateIn(lines);
  const subject = subjectIn(lines);
  const receivers = receiversIn(lines);
  const marks = [number, subject, receivers.length > 0 || null, date].filter((mark) => mark !== null);
  if (marks.length < 2 || (number === null && subject === null)) return null;
  const head = headOf(lines);
  const said = markedIn(head);
  return {
    ...{ number, date, subject, senders: sendersIn(lines), receivers },
    urgency: urgencies.find(([words]) => said.some((line) => words.test(line)))?.[1] ?? null,
    security: said.map((line) => security.exec(line)?.[0].toLowerCase() ?? null).find(Boolean) ?? null,
    place: placeIn(lines, head),
  };
}

/** Characters of the text that are searched: what is said further down belongs to the letter's matter. */
const firstPage = 6000;

const months = [
  ...['januari', 'februari', 'maret', 'april', 'mei', 'juni', 'juli', 'agustus'],
  ...['september', 'oktober', 'november', 'desember'],
];
const english = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
];
const day = new RegExp(
  String.raw`\b([0-3]?\d)\s+(${[...months, ...english, 'pebruari', 'nopember'].join('|')})\s+((?:19|20)\d\d)\b`,
  'i',
);
/** A place before it: "Jakarta, 20 November 2026". */
const placed = new RegExp(String.raw`[\p{Lu}][\p{L}. ]{1,30},\s*${day.source}.*$`, 'iu');

const label =
  /^(nomor|no|number|hal|perihal|subject|re|sifat|lampiran|lamp|tanggal|kepada|yth|dari|from|to|date)\b\s*[.:;]?/i;

function numberIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    const found = /^(?:nomor(?: surat)?|no|number|ref)\s*[.:;]*\s*[:;.]?\s*(\S.*)$/i.exec(line);
    // Beside it stand place and date.
    const value = found?.[1]?.replace(placed, '').replace(day, '').trim();
    const [first = ''] = value?.split(/\s{2,}| (?=tanggal|lampiran|sifat|hal\b)/i) ?? [];
    const number = first.replace(/[.,;:]+$/, '').trim();
    if (/\d/.test(number) && number.length <= 60 && (number.includes('/') || number.includes('-')))
      return number;
  }
  return null;
}

/** Above the salutation or the matter: what stands below is told, not said of the letter. */
function headOf(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) =>
    /^(dengan hormat|sehubungan|menindaklanjuti|bersama ini|dear)/i.test(line),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

/** The most urgent first: "sangat segera" holds the word "segera", too. */
const urgencies: [words: RegExp, urgency: Marked][] = [
  [/\bkilat\b|\bimmediate\b/i, 'KILAT'],
  [/\b(sangat|amat) segera\b|\bvery urgent\b/i, 'SANGAT_SEGERA'],
  [/\bsegera\b|\burgent\b/i, 'SEGERA'],
];
const security = /\b(sangat rahasia|rahasia|terbatas)\b/i;
const mark = String.raw`(?:(?:sangat|amat)\s+)?segera|kilat|(?:sangat\s+)?rahasia|terbatas`;
/** "Sifat : Segera", "Derajat: Kilat", "Klasifikasi Keamanan ; Rahasia", also without the sign between. */
const marked =
  /^(?:s[il1]fat(?: surat)?|derajat|urgensi|klasifikasi(?: keamanan)?|tingkat (?:keamanan|kerahasiaan))\b\s*[.:;]*\s*(\S.*)$/i;
/** A stamp: nothing else stands on its line. */
const stamped = new RegExp(String.raw`^\W*(?:${mark})(?:\s*(?:[/,&]|dan)\s*(?:${mark}))*\W*$`, 'i');

/** What the letter is marked with, at its labels or by a stamp; what stands beside it is left out. */
const markedIn = (head: readonly string[]): string[] =>
  head.flatMap((line) => {
    const value = marked.exec(line)?.[1]?.split(/ (?=(?:lampiran|lamp|hal|perihal|nomor)\b)/i)[0];
    if (value) return /^(tidak|bukan)\b/i.test(value) ? [] : [value];
    return stamped.test(line) ? [line] : [];
  });

/** In the head also behind another label's words, further down on a line of its own only. */
function placeIn(lines: readonly string[], head: readonly string[]): string | null {
  for (const [at, line] of lines.entries()) {
    const found = placed.exec(line);
    if (!found || (at >= head.length && !isPlaceAndDay.test(line))) continue;
    const words = line
      .slice(0, found.index + found[0].indexOf(','))
      .trim()
      .split(/\s+/);
    const from = words.findLastIndex((word) => !/^\p{Lu}[\p{L}.]*$/u.test(word) || noPlace.test(word)) + 1;
    // A subject is written in capitals, too.
    const place = words.slice(isSubject.test(line) ? -1 : Math.max(from, words.length - 3)).join(' ');
    if (from < words.length && place.length > 2) return place;
  }
  return null;
}

const noPlace = /^(segera|kilat|rahasia|terbatas|biasa|penting|senin|selasa|rabu|kamis|jumat|sabtu|minggu)$/i;
const isSubject = /^(hal|perihal|subject|re)\b/i;
const isPlaceAndDay = new RegExp(String.raw`^[\p{Lu}][\p{L}. ]{1,30},\s*${day.source}\.?$`, 'iu');

/** The day beside a place, or behind "Tanggal"; not those that the text speaks of. */
function dateIn(lines: readonly string[]): string | null {
  const head = headOf(lines);
  const foot = lines.slice(head.length);
  const said = [
    ...head.filter((line) => placed.test(line) || /^(tanggal|date)\b/i.test(line)),
    ...head,
    ...foot.filter((line) => placed.test(line)),
  ];
  for (const line of said) {
    const found = dayOf(line);
    if (found) return found;
  }
  return null;
}

function dayOf(line: string): string | null {
  const words = day.exec(line);
  if (words) {
    const name = (words[2] ?? '')
      .toLowerCase()
      .replace('pebruari', 'februari')
      .replace('nopember', 'november');
    const month = Math.max(months.indexOf(name), english.indexOf(name)) + 1;
    return asDay(Number(words[3]), month, Number(words[1]));
  }
  const figures = /\b([0-3]?\d)[/.-]([01]?\d)[/.-]((?:19|20)\d\d)\b/.exec(line);
  return figures ? asDay(Number(figures[3]), Number(figures[2]), Number(figures[1])) : null;
}

function asDay(year: number, month: number, date: number): string | null {
  const found = new Date(Date.UTC(year, month - 1, date));
  const isReal = found.getUTCMonth() === month - 1 && found.getUTCDate() === date && date > 0;
  return isReal ? found.toISOString().slice(0, 10) : null;
}

/** How the matter begins or closes; in lower case the words may go on with a subject. */
const matter =
  /^(Sehubungan|Menindaklanjuti|Menunjuk|Merujuk|Memperhatikan|Berdasarkan|Bersama ini|Dengan ini|Pada hari ini|Demikian)\b/;

/** It may go on over two lines; what follows is a label, an addressee, the salutation or the matter. */
function subjectIn(lines: readonly string[]): string | null {
  for (const [at, line] of lines.entries()) {
    const found = /^(?:hal|perihal|subject|re)\s*[.:;]+\s*(\S.*)$/i.exec(line);
    if (!found?.[1]) continue;
    const parts = [found[1].replace(placed, '').trim()];
    for (const next of lines.slice(at + 1, at + 3)) {
      const ends =
        label.test(next) ||
        placed.test(next) ||
        /^(dengan hormat|di\b|u\.p)/i.test(next) ||
        matter.test(next) ||
        /[.:;]$/.test(parts.at(-1) ?? '');
      // A line that begins in the middle of a sentence, or short of the margin, goes on with it.
      if (ends || next.length > 90 || (parts.at(-1) ?? '').length < 24) break;
      parts.push(next);
    }
    return parts.join(' ').slice(0, 300);
  }
  return null;
}

function receiversIn(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^(kepada\s*)?(yth|yang terhormat)\b/i.test(line));
  if (at < 0) return [];
  const first = (lines[at] ?? '')
    .replace(/^(kepada\s*)?(yth|yang terhormat)\s*[.:,]*\s*/i, '')
    .replace(/^(sdr|bapak\/ibu|bapak|ibu)\.?\s+/i, '');
  const below = lines.slice(at + 1, at + 4);
  const end = below.findIndex((line) => isPastAddress(line));
  return [first, ...below.slice(0, end < 0 ? below.length : end)]
    .map((line) => line.replace(/^\d+[.)]\s*/, '').trim())
    .filter(Boolean);
}

const isPastAddress = (line: string): boolean =>
  /^(di\b|jalan|jl\b|dengan hormat|sehubungan|menindaklanjuti|bersama ini)/i.test(line) || label.test(line);

/** Above the first label; addresses and the like name nobody. */
function sendersIn(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => label.test(line) || placed.test(line));
  const head = lines.slice(0, end < 0 ? 6 : Math.min(end, 8));
  const named = head.filter(
    (line) =>
      /\p{L}{3}/u.test(line) &&
      !/^(jalan|jl\b|gedung|telp|telepon|tel\b|fax|faks|email|surel|website|www|http)|@|\bkode pos\b|\d{5}/i.test(
        line,
      ),
  );
  // The unit stands below the ministry it belongs to.
  return named.toReversed().map((line) => line.slice(0, 200));
}
