import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';

/** SPEC A5: pickers wait this long after the last key. */
const pause = 300;

/**
 * Options of a resource for what is typed (SPEC A5: from one character, at most 150).
 * @param open asks nothing while the list is closed
 */
export function useOptions(
  resourceName: string,
  typed: string,
  open: boolean,
  only?: Record<string, unknown>,
) {
  const naskah = useNaskah();
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery<Option[]>({
    queryKey: [resourceName, 'lookup', asked, only],
    queryFn: ({ signal }) => naskah.lookup(resourceName, { q: asked, filter: only, signal }),
    enabled: open,
    staleTime: 30_000,
    retry: false,
  });
  return {
    options: query.data ?? [],
    loading: open && (query.isFetching || asked !== typed),
    failed: query.isError,
  };
}

/** The options of ids whose labels nobody has told yet; one request for all of them. */
export function useOptionsOf(resourceName: string, ids: string[]) {
  const naskah = useNaskah();
  const query = useQuery<Option[]>({
    queryKey: [resourceName, 'lookup', { ids }],
    queryFn: ({ signal }) => naskah.lookup(resourceName, { ids, signal }),
    enabled: ids.length > 0,
    staleTime: 300_000,
    retry: false,
  });
  return query.data ?? [];
}
