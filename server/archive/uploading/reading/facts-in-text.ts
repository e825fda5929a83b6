// Extracts facts from a document's first page. Pure: lines in, facts out.

/** A line of the page, with its font height when known. */
export type Line = { text: string; height: number };
export type Facts = { title: string | null; number: string | null; date: string | null };

/** The first lines of a text that does not tell the size of its letters. */
export const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .slice(0, 60)
    .map((line) => ({ text: line, height: 10 }));

/**
 * Reads the first page's lines, top to bottom: the title is its "Hal", else its largest heading, else what its number
 * stands below.
 */
export function factsIn(lines: readonly Line[]): Facts {
  const texts = lines.map(({ text }) => tidy(text));
  return {
    title: subjectIn(texts) ?? headingIn(lines) ?? namedIn(texts),
    number: texts.map(numberIn).find((found) => found !== null) ?? null,
    date: texts.map(dateIn).find((found) => found !== null) ?? null,
  };
}

const subjectIn = (texts: readonly string[]): string | null => {
  for (const text of texts) {
    const found = /^(?:perihal|hal|subject|re)\s*[:;]\s*(.{4,})$/i.exec(text)?.[1];
    if (found) return titleOf(found);
  }
  return null;
};

/** "Nomor: 12/ND/OPS/XI/2026": needs at least one slash or dot, to exclude page numbers. */
export function numberIn(text: string): string | null {
  const found =
    /^(?:nomor|nomer|no|number)\b\.?\s*(?:surat|naskah|dokumen)?\s*[:.]?\s*([A-Z0-9][\w./\-()]{3,80})/i.exec(
      text,
    )?.[1];
  return found && /\d/.test(found) && /[/.-]/.test(found) ? found.replace(/[.,;]$/, '') : null;
}

/** The first day that is written out ("21 November 2026") or in figures; YYYY-MM-DD. */
export function dateIn(text: string): string | null {
  const words = new RegExp(`\\b(\\d{1,2})\\s+(${Object.keys(months).join('|')})\\s+(\\d{4})\\b`, 'i').exec(
    text,
  );
  if (words) return day(Number(words[3]), months[words[2]?.toLowerCase() ?? ''] ?? 0, Number(words[1]));
  const figures = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/.exec(text);
  if (figures) return day(Number(figures[3]), Number(figures[2]), Number(figures[1]));
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  return iso ? day(Number(iso[1]), Number(iso[2]), Number(iso[3])) : null;
}

/** Joins the largest lines in the upper half of the page; null when all are of one size. */
function headingIn(lines: readonly Line[]): string | null {
  const upper = lines
    .slice(0, Math.max(6, Math.ceil(lines.length / 2)))
    .filter(({ text }) => tidy(text).length > 1);
  const largest = Math.max(0, ...upper.map(({ height }) => height));
  const usual = median(lines.map(({ height }) => height));
  if (largest < usual * 1.12) return null;
  const first = upper.findIndex(({ height }) => height >= largest * 0.95);
  const heading: string[] = [];
  for (const line of upper.slice(first, first + 3)) {
    if (line.height < largest * 0.95) break;
    heading.push(tidy(line.text));
  }
  return titleOf(heading.join(' '));
}

/** Of lines all of one size: the capitals below "tentang", else those above the number. */
function namedIn(texts: readonly string[]): string | null {
  const about = texts.findIndex((text) => /^tentang\W*$/i.test(text));
  if (about >= 0) return titleOf(capitals(texts.slice(about + 1, about + 4)).join(' '));
  const at = texts.findIndex((text) => numberIn(text) !== null);
  const above = texts.slice(Math.max(0, at - 3), Math.max(0, at)).toReversed();
  return titleOf(capitals(above).toReversed().join(' '));
}

/** Lines as long as they are in capitals, and no organisation's name. */
function capitals(texts: readonly string[]): string[] {
  const end = texts.findIndex(
    (text) =>
      text !== text.toUpperCase() ||
      !/\p{Lu}{3}/u.test(text) ||
      /^(PT|CV|KEMENTERIAN|BADAN|DIREKTORAT|DINAS|YAYASAN)\b/.test(text),
  );
  return texts.slice(0, end < 0 ? texts.length : end);
}

/** Tidies a title; null for text that cannot be one. */
export function titleOf(text: string): string | null {
  const bare = tidy(text).replace(/^[-–:;.\s]+|[-–:;\s]+$/g, '');
  if (bare.length < 4 || bare.length > 300 || !/\p{L}{3}/u.test(bare)) return null;
  return bare === bare.toUpperCase() ? sentence(bare) : bare;
}

/** A PDF's own title, unless a program wrote it there by itself. */
export const ownTitle = (text: unknown): string | null =>
  typeof text === 'string' &&
  !/^(microsoft |about:|\w+:\/\/|untitled|document\d*$|doc\d*$|scan|img|pdf)|\.(docx?|pdf|xlsx?|tmp|indd)$/i.test(
    text.trim(),
  )
    ? titleOf(text)
    : null;

/** "D:20261121083000+07'00'": the day as it stood on the clock of who made it. */
export function pdfDate(text: unknown): string | null {
  const found = typeof text === 'string' ? /^D:(\d{4})(\d{2})(\d{2})/.exec(text) : null;
  return found ? day(Number(found[1]), Number(found[2]), Number(found[3])) : null;
}

/** Fallback when the content yields nothing: "2026-11-03_Berita_Acara (1).pdf" → Berita Acara, 3 November. */
export function factsInName(fileName: string): { title: string; date: string | null } {
  const stem = fileName.replace(/\.[a-z0-9]{1,8}$/i, '');
  const compact = /(?<!\d)(20\d{2})[-_. ]?(\d{2})[-_. ]?(\d{2})(?!\d)/.exec(stem);
  const words = tidy(
    stem
      .replace(compact?.[0] ?? '', ' ')
      .replace(/\(\d+\)\s*$/, '')
      .replace(/[_]+|(?<=\p{L})-(?=\p{L})/gu, ' '),
  ).replace(/^[-–. ]+|[-–. ]+$/g, '');
  return {
    title: (words || stem).slice(0, 300),
    date: compact
      ? day(Number(compact[1]), Number(compact[2]), Number(compact[3]))
      : dateIn(stem.replaceAll('_', ' ')),
  };
}

function day(year: number, month: number, date: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return isReal && year >= 1900 && year <= 2100 ? at.toISOString().slice(0, 10) : null;
}

/** Control characters too: the database refuses NUL, and no field takes the others. */
const tidy = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Turns all-capitals into sentence case; short words count as abbreviations. */
const sentence = (text: string): string => {
  const words = text
    .split(' ')
    .map((word) => (word.length <= 3 ? word : word[0] + word.slice(1).toLowerCase()));
  return words.join(' ');
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const months: Record<string, number> = {
  januari: 1,
  februari: 2,
  maret: 3,
  april: 4,
  mei: 5,
  juni: 6,
  juli: 7,
  agustus: 8,
  september: 9,
  oktober: 10,
  november: 11,
  desember: 12,
};
