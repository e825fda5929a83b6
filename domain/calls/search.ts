import { z } from 'zod';
import { searchFacets } from '../search.ts';
import { day, defineCall, id, listQuery } from './define-call.ts';

const source = z.enum(['letter', 'archive']);
export type SearchSource = z.infer<typeof source>;

const segments = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Segment = z.infer<typeof segments>[number];

const searchItem = z
  .object({
    id,
    source,
    /** Null where there is nothing to lead to. */
    url: z.string().nullable(),
    /** May the reader open it, or else request access (SPEC B3: an archive item that may be known to exist)? */
    access: z.enum(['open', 'ask', 'closed']),
    title: z.string(),
    number: z.string().nullable(),
    kindName: z.string().nullable(),
    unitName: z.string().nullable(),
    /** Units keeping this letter in their archive, as far as visible to the reader; 0 for other results. */
    keptBy: z.int(),
    fromName: z.string().nullable(),
    day,
    state: z.string(),
    stateName: z.string(),
    securityName: z.string().nullable(),
    securityRank: z.int(),
    classification: z.string().nullable(),
    /** Attachments not read yet: later searches may find more. */
    textsWaiting: z.int(),
    highlights: z.object({
      title: segments,
      number: segments,
      /** Matches in the text; empty without one. */
      content: segments,
      attachments: z.array(z.object({ name: z.string(), text: segments })),
    }),
  })
  .meta({ id: 'SearchItem' });
export type SearchItem = z.infer<typeof searchItem>;

const facetName = z.enum(searchFacets.map(({ name }) => name));
const searchFacet = z.object({
  name: facetName,
  label: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});
export type SearchFacet = z.infer<typeof searchFacet>;

const searchAnswer = z
  .object({
    items: z.array(searchItem),
    totalCount: z.int(),
    /** More results than are examined: the newest were, and counts are lower bounds. */
    totalIsEstimated: z.boolean().optional(),
    facets: z.array(searchFacet),
    /** No exact match: these are near matches. */
    isFuzzy: z.boolean(),
    /** Notes on the result, in Indonesian: what was not searched for and why. */
    notices: z.array(z.string()),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof searchAnswer>;

const text = z.string().optional();

/** Search over letters and archives (SPEC B7). */
export const searchCalls = {
  search: defineCall({
    method: 'GET',
    path: '/search/api/Search',
    summary: 'Cari naskah dan arsip',
    tags: ['search'],
    query: listQuery({
      PerPage: z.int().min(1).max(50).optional(),
      OrderBy: z.enum(['relevance', 'date']).optional(),
      q: text,
      fuzzy: text,
      source: text,
      kind: text,
      unit: text,
      year: text,
      classification: text,
      security: text,
      state: text,
    }),
    answer: searchAnswer,
  }),
};
export type SearchCalls = typeof searchCalls;
