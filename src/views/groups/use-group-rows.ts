import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';
import { useWholeFilter } from '../summary/use-figures.ts';

const atFirst = 20;
const more = 100;

/** The rows of open groups, each asked for by itself, in the list's order. */
export function useGroupRows(resource: Resource, by: string, open: readonly string[]) {
  const naskah = useNaskah();
  const { sort } = useListContext();
  const whole = useWholeFilter(resource);
  const [wanted, setWanted] = useState<Record<string, number>>({});
  const found = useQueries({
    queries: open.map((key) => {
      const perPage = wanted[key] ?? atFirst;
      const filter = { ...whole, [by]: key };
      return {
        queryKey: [resource.name, 'group', filter, sort, perPage],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          naskah.getList<Row>(resource.name, { pagination: { page: 1, perPage }, sort, filter, signal }),
        placeholderData: keepPreviousData,
      };
    }),
  });
  return {
    rowsOf: (key: string): Row[] | undefined => found[open.indexOf(key)]?.data?.data,
    hasFailed: (key: string): boolean => found[open.indexOf(key)]?.isError === true,
    retry: (key: string) => void found[open.indexOf(key)]?.refetch(),
    /** The server gives a thousand at most. */
    showMore: (key: string) =>
      setWanted((before) => ({ ...before, [key]: Math.min(1000, (before[key] ?? atFirst) + more) })),
    more,
  };
}
