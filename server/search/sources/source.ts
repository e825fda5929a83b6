import type { SQL } from 'drizzle-orm';
import type { SearchSource } from '../../../domain/calls/search.ts';
import type { Actor } from '../../actor.ts';

/**
 * A kind of searchable record. Triggers write its `searchColumns` (tables.ts); visibility follows that
 * capability's own rule.
 */
export type Source = {
  name: SearchSource;
  /** The table; the id of its rows is the thing's. */
  table: string;
  /** May this person look for these at all? */
  mayUse: (actor: Actor) => boolean;
  /** Visible ids as a subquery: for users with few records, or queries with many matches. */
  ids: (actor: Actor) => SQL;
  /** As `ids`, for one row `alias`: for queries with few matches. */
  one: (actor: Actor, alias: string) => SQL;
  /** The words of the row `alias` this user may search; null when all visible rows are fully readable. */
  words: ((actor: Actor, alias: string) => SQL) | null;
  /** The remaining rule, checked only for counted and shown rows; `alias` is a row of the table. */
  rest: (actor: Actor, alias: string) => SQL;
  /** The letter that the row `alias` copies, or null: a letter and its copies are one find. */
  copyOf: ((alias: string) => SQL) | null;
  /** Condition: the user may open the record of the row `alias`. Null when all visible ones may be opened. */
  opens: ((actor: Actor, alias: string) => SQL) | null;
  /** Selects further columns for a page's rows (id, place, access, at); `ids` is a subquery of their ids. */
  shown: (actor: Actor, ids: SQL) => SQL;
  /** Selects their long texts (id, part, name, text), some parts each, `part` being 'content' or 'attachment'. */
  texts: (actor: Actor, ids: SQL, any: SQL) => SQL;
};
