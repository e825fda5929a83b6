import { type SQL, sql } from 'drizzle-orm';
import type { Term } from './parse-query.ts';

export type TextQuery = {
  /** As `tsquery`: all wanted terms, none of the excluded ones. */
  all: SQL;
  /** Any wanted term: used to highlight matches. */
  any: SQL;
  /** The same without what is left out. */
  wanted: SQL;
  /** None of the excluded terms; null when there are none. */
  without: SQL | null;
  /** The wanted terms as typed, for similarity search. */
  typed: string;
};

/** Builds the PostgreSQL queries; null without wanted terms. Every word is a value, never syntax. */
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
  // Matches stored stems, so the prefix itself must not be stemmed.
  return sql`to_tsquery('simple', ${`'${text}':*`})`;
}
