import type { SQL } from 'drizzle-orm';
import type { SearchSource } from '../../../domain/search.ts';
import type { Who } from '../../who.ts';

/**
 * One kind of thing that can be found. Its table has the shape of `searchColumns` (tables.ts) and is written by triggers;
 * who may find what of it is said here, by that capability's own rule and no other.
 */
export type Source = {
  name: SearchSource;
  /** The table; the id of its rows is the thing's. */
  table: string;
  /** May this person look for these at all? */
  mayUse: (who: Who) => boolean;
  /** Which of them may be found, as the ids of a subquery: for a person with few of them, or a question with many finds. */
  ids: (who: Who) => SQL;
  /** The same asked of one row `alias`: for a question with few finds. */
  one: (who: Who, alias: string) => SQL;
  /** The words of the row `alias` that this person may look at; null where all that may be found may be read. */
  words: ((who: Who, alias: string) => SQL) | null;
  /** What is left of the rule, asked only of those that are counted and shown; `alias` is a row of the table. */
  rest: (who: Who, alias: string) => SQL;
  /** The letter that the row `alias` is a copy of, or null: a letter and its copies are one find. */
  copyOf: ((alias: string) => SQL) | null;
  /** May this person open what the row `alias` stands for? Null where all that may be found may be opened. */
  opens: ((who: Who, alias: string) => SQL) | null;
  /** What a page's rows show besides, as a select of (id, place, access, at); `ids` is a subquery of their ids. */
  shown: (who: Who, ids: SQL) => SQL;
  /** Their long text, as a select of (id, part, name, text) of at most some parts each, `part` being 'content' or 'attachment'. */
  texts: (who: Who, ids: SQL, any: SQL) => SQL;
};
