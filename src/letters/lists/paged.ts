import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Page } from '../../../dataProvider/index.ts';

/** SPEC A5: pages of 10. */
export const perPage = 10;

export type Paged<T> = {
  items: T[];
  total: number;
  /** There are more: counting stopped. */
  atLeast: boolean;
  isPending: boolean;
  /** No request was sent. */
  isOffline: boolean;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  retry: () => void;
};

/** List that grows by pages; loaded rows stay mounted, so the focus in them stays too. */
export function usePaged<T extends { id: string }>(
  queryKey: QueryKey,
  ask: (page: { page: number; perPage: number; signal: AbortSignal }) => Promise<Page<T>>,
): Paged<T> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask({ page: pageParam, perPage, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      hasMoreAfter(pages) && last.items.length > 0 ? pages.length + 1 : null,
  });
  const items = useMemo(() => unique(query.data?.pages.flatMap((page) => page.items) ?? []), [query.data]);
  const { fetchNextPage, refetch, isFetching } = query;
  const more = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [fetchNextPage, isFetching]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    items,
    total: query.data?.pages.at(-1)?.totalCount ?? 0,
    atLeast: query.data?.pages.at(-1)?.totalIsEstimated === true,
    isPending: query.isPending,
    isOffline: query.isPending && query.fetchStatus === 'paused',
    error: query.data ? null : query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more,
    retry,
  };
}

/** A letter that comes in between two pages pushes one row onto both. */
function unique<T extends { id: string }>(items: T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

const hasMoreAfter = (pages: Page<unknown>[]): boolean =>
  pages.length * perPage < (pages.at(-1)?.totalCount ?? 0);
