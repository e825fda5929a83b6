import { type SQL, sql } from 'drizzle-orm';
import type { Term } from './parse-query.ts';

export type TextQuery = {
  /** As `tsquery`: all that is looked for, none of what is left out. */
  all: SQL;
  /** Any of what is looked for: this is marked in what was found. */
  any: SQL;
  /** The same without what is left out. */
  wanted: SQL;
  /** Nothing of what is left out; null where nothing is. */
  without: SQL | null;
  /** What is looked for as typed, for finds that are almost it. */
  typed: string;
};

/** The terms as PostgreSQL reads them; null where there is nothing to look for. Every word is a value, none is syntax. */
export function toTextQuery(terms: readonly Term[]): TextQuery | null {
  const wanted = terms.filter((term) => !term.isExcluded);
  if (wanted.length === 0) return null;
  const unwanted = terms.filter((term) => term.isExcluded).map((term) => sql`!!(${queryOf(term)})`);
  return {
    all: sql`(${sql.join([...wanted.map(queryOf), ...unwanted], sql` && `)})`,
    wanted: sql`(${sql.join(wanted.map(queryOf), sql` && `)})`,
    any: sql`(${sql.join(wanted.map(queryOf), sql` || `)})`,
    without: unwanted.length > 0 ? sql`(${sql.join(unwanted, sql` && `)})` : null,
    typed: wanted
      .map((term) => term.text)
      .join(' ')
      .slice(0, 100),
  };
}

function queryOf({ kind, text }: Term): SQL {
  if (kind === 'phrase') return sql`phraseto_tsquery('naskah', ${text})`;
  if (kind === 'word') return sql`plainto_tsquery('naskah', ${text})`;
  // Of a word as it is kept, its stem: the stem of a beginning is none.
  return sql`to_tsquery('simple', ${`'${text}':*`})`;
}
