import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useListContext } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../resources/declare.ts';
import { ListExtras } from '../list/extras.ts';

/** What the list in context lets through, as a filter of calls. */
export function useWholeFilter(resource: Resource): Record<string, unknown> {
  const { filterValues } = useListContext();
  const { within } = useContext(ListExtras);
  return { ...filterValues, ...resource.fixedFilter, ...within };
}

/** The figures of all that the list in context lets through, by group where one is named. */
export function useFigures(resource: Resource, groupBy?: string) {
  const { figuresOf } = useNaskah();
  const filter = useWholeFilter(resource);
  return useQuery({
    queryKey: [resource.name, 'figures', filter, groupBy ?? null],
    queryFn: ({ signal }) => figuresOf(resource.name, { filter, groupBy }, { signal }),
    placeholderData: keepPreviousData,
  });
}
