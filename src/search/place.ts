import type { SearchQuery } from '../../dataProvider/index.ts';
import { searchFacets } from '../../domain/search.ts';
import { filtersIn, pageIn } from '../ui/use-url-state.ts';

const facetNames: Record<string, string> = Object.fromEntries(searchFacets.map(({ name }) => [name, name]));

export type Sort = 'relevance' | 'newest' | 'oldest';

/** A search as in its address: query, filters, order, page. */
export type Place = {
  q: string;
  filters: Record<string, string>;
  sort: Sort;
  page: number;
  fuzzy: boolean;
};

const sorts: Record<string, Sort> = { terbaru: 'newest', terlama: 'oldest' };

export function placeOf(params: URLSearchParams): Place {
  return {
    q: params.get('q') ?? '',
    filters: filtersIn(params, facetNames) as Record<string, string>,
    sort: sorts[params.get('urut') ?? ''] ?? 'relevance',
    page: pageIn(params),
    fuzzy: params.get('mirip') === 'ya',
  };
}

/** Address of a search; omits defaults. */
export function addressOf({ q, filters = {}, sort = 'relevance', page = 1, fuzzy }: Partial<Place>): string {
  const params = new URLSearchParams({ ...(q && { q }), ...filters });
  const words = Object.entries(sorts).find(([, value]) => value === sort)?.[0];
  if (words) params.set('urut', words);
  if (fuzzy) params.set('mirip', 'ya');
  if (page > 1) params.set('halaman', String(page));
  return `/search/result?${params}`;
}

export const perPage = 10;

export const queryOf = ({ q, filters, sort, page, fuzzy }: Place): SearchQuery => ({
  q,
  filters,
  page,
  perPage,
  fuzzy,
  orderBy: sort === 'relevance' ? 'relevance' : 'date',
  order: sort === 'oldest' ? 'ASC' : 'DESC',
});
