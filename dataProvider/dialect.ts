import type { Query } from './http.ts';

/** One page of a list; `totalIsEstimated` above 10,000 (DESIGN 5). */
export type Page<T> = { items: T[]; totalCount: number; totalIsEstimated: boolean };
export type ListQuery = {
  page?: number;
  perPage?: number;
  orderBy?: string;
  order?: 'ASC' | 'DESC';
  /** What is typed into a search field. */
  firstChar?: string;
  filter?: Record<string, unknown>;
  signal?: AbortSignal;
};

/** Builds the dialect's parameters (SPEC A6). Filter lists are joined by commas; a filter `q` means FirstChar. */
export function dialect({ page, perPage, orderBy, order, firstChar, filter = {} }: ListQuery): Query {
  const { q, FirstChar, ...filters } = filter;
  const search = firstChar ?? FirstChar ?? q;
  return {
    Page: page,
    PerPage: perPage,
    OrderBy: orderBy,
    Order: order?.toLowerCase(),
    FirstChar: typeof search === 'string' ? search.trim() : undefined,
    ...Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, plain(value)])),
  };
}

type Listed<T> = T[] | (Partial<Page<T>> & { items: T[] }) | null;

/** Accepts a bare list too, as some of the contract's calls return ("a list, or data.items"). */
export function pageOf<T>(data: Listed<T>): Page<T> {
  if (Array.isArray(data)) return { items: data, totalCount: data.length, totalIsEstimated: false };
  const { items, totalCount, totalIsEstimated } = data ?? {};
  const list = Array.isArray(items) ? items : [];
  return {
    items: list,
    totalCount: typeof totalCount === 'number' ? totalCount : list.length,
    totalIsEstimated: totalIsEstimated === true,
  };
}

const plain = (value: unknown): Query[string] =>
  Array.isArray(value) ? value.map(String) : value == null || value === '' ? undefined : String(value);
