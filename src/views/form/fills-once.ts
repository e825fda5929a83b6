import { statusOf } from '../../ui/failures.ts';

/** Options of a query whose answer fills a form: asked once, since a refetch would fill it anew during typing. */
export const fillsOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  // What is refused is refused again.
  retry: (failures: number, failure: unknown) => failures < 2 && (statusOf(failure) ?? 500) >= 500,
} as const;
