import type { SearchAnswer, SearchFacet } from '../../domain/calls/search.ts';
import { longestSearch, searchFacets, searchPage } from '../../domain/search.ts';
import { type Message, translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { type Actor, viewerOf } from '../actor.ts';
import type { Db } from '../db/executor.ts';
import { badRequest, forbidden, type ListQuery, queryMessages } from '../http/index.ts';
import { narrowingsOf, parameterOf } from './filters.ts';
import { type Asked, type Found, find, findAlike, mostFinds, sourcesOf } from './find.ts';
import { type Parsed, parseQuery } from './query/parse-query.ts';
import { toTextQuery } from './query/to-tsquery.ts';
import { showPage } from './show-page.ts';
import { archiveSource } from './sources/archives.ts';
import { letterSource } from './sources/letters.ts';
import type { Source } from './sources/source.ts';
import { stateMessages } from './state-messages.ts';

const allSources: readonly Source[] = [letterSource, archiveSource];
const mostPerPage = 50;
const mostValues = 20;

/**
 * GET /search/api/Search: what the active post may find (SPEC B7, A2 /search). No typed text fails; ignored terms
 * are reported.
 * @throws Refusal 403 without the page; 400 for unknown filters, orders and sources
 */
export async function search(db: Db, actor: Actor, query: ListQuery): Promise<SearchAnswer> {
  if (!mayOpen(viewerOf(actor), searchPage.path)) throw forbidden();
  const typed = parameterOf(query, 'q') ?? query.firstChar;
  const parsed = parseQuery(beginningOf(typed));
  const sources = allSources.filter((source) => source.mayUse(actor));
  const asked = { sources, narrowings: narrowingsOf(query), ...windowOf(query) };
  const notices = noticesOf(typed, parsed);
  const text = toTextQuery(parsed.terms);
  if (!text || sourcesOf(asked).length === 0) return emptyAnswer(notices);
  const whole: Asked = { ...asked, text };
  const exact = wantsAlike(query) ? undefined : await find(db, actor, whole);
  const isFuzzy = !exact || (exact.total === 0 && !(await isTypedRight(db, actor, whole)));
  const found = isFuzzy ? await findAlike(db, actor, whole) : exact;
  return {
    items: await showPage(db, actor, { ...whole, page: found.page }),
    totalCount: found.total,
    ...(found.hasMore && { totalIsEstimated: true }),
    facets: facetsOf(found.facets, asked.narrowings),
    isFuzzy: isFuzzy && found.total > 0,
    notices,
  };
}

/** If only the filters exclude all matches, the text was right: a filter must not trigger similarity search. */
const isTypedRight = async (db: Db, actor: Actor, asked: Asked): Promise<boolean> =>
  asked.narrowings.length > 0 &&
  (await find(db, actor, { ...asked, narrowings: [], perPage: 1, offset: 0 })).total > 0;

function windowOf(query: ListQuery): Pick<Asked, 'order' | 'perPage' | 'offset'> {
  const orderBy = query.orderBy?.toLowerCase() ?? 'relevance';
  if (orderBy !== 'relevance' && orderBy !== 'date')
    throw badRequest({
      OrderBy: [translate(queryMessages.unsortable)],
    });
  const perPage = Math.min(query.perPage, mostPerPage);
  const byDate = query.order === 'ASC' ? 'oldest' : 'newest';
  return {
    order: orderBy === 'relevance' ? 'relevance' : byDate,
    perPage,
    offset: Math.min((query.page - 1) * perPage, mostFinds),
  };
}

/** Whole words, as many as are looked at. */
const beginningOf = (typed: string): string =>
  typed.length > longestSearch ? typed.slice(0, longestSearch).replace(/\S+$/, '') : typed;

/** Requests similarity search, when the exact matches were not meant. */
function wantsAlike(query: ListQuery): boolean {
  const value = parameterOf(query, 'fuzzy');
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw badRequest({
      fuzzy: [translate(queryMessages.unknownFilterValue)],
    });
  return value === 'true';
}

function noticesOf(typed: string, { terms, leftOut }: Parsed): string[] {
  const wanted = terms.filter((term) => !term.isExcluded);
  if (typed.trim() === '')
    return [translate({ id: 'Ketik kata yang dicari.', en: 'Type what to search for.' })];
  if (wanted.length === 0 && leftOut.includes('common'))
    return [
      translate({
        id: 'Kata yang diketik terlalu umum. Tambahkan kata lain, atau apit dengan tanda petik.',
        en: 'What you typed is too common. Add another word, or put it in quotes.',
      }),
    ];
  if (wanted.length === 0 && terms.length > 0)
    return [
      translate({
        id: 'Sebutkan juga kata yang dicari, tidak hanya yang dikecualikan.',
        en: 'Type also what to search for, not only what to leave out.',
      }),
    ];
  if (wanted.length === 0)
    return [
      translate({
        id: 'Tidak ada kata yang dapat dicari. Ketik huruf atau angka.',
        en: 'There is nothing to search for. Type letters or digits.',
      }),
    ];
  return leftOut.includes('too-many') || typed.length > longestSearch
    ? [
        translate({
          id: 'Pencarian terlalu panjang: hanya bagian awalnya yang dicari.',
          en: 'This search is too long: only its beginning was searched for.',
        }),
      ]
    : [];
}

/** The facets with their most frequent values, and always the chosen ones, so that they can be removed. */
function facetsOf(counts: Found['facets'], narrowings: Asked['narrowings']): SearchFacet[] {
  return searchFacets
    .map(({ name, label }) => {
      const chosen = narrowings.find((one) => one.name === name)?.values ?? [];
      return {
        name,
        label: translate(label),
        values: counts
          .filter((count) => count.name === name)
          .filter(({ value }, index) => index < mostValues || chosen.includes(value))
          .map(({ value, label, count }) => ({
            value,
            label: label ?? translate(wordsFor[value]) ?? value,
            count,
          })),
      };
    })
    .filter(({ values }) => values.length > 0);
}

const wordsFor: Record<string, Message> = {
  ...stateMessages,
  letter: { id: 'Naskah', en: 'Letters' },
  archive: { id: 'Arsip', en: 'Archive items' },
};

const emptyAnswer = (notices: string[]): SearchAnswer => ({
  items: [],
  totalCount: 0,
  facets: [],
  isFuzzy: false,
  notices,
});
