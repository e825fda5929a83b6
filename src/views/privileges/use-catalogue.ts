import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { CatalogueEntry } from '../../../domain/calls/permissions.ts';

/** Catalogue of privileges; undefined while loading, and when the server has none. */
export function useCatalogue(): CatalogueEntry[] | undefined {
  const naskah = useNaskah();
  return useQuery({
    queryKey: ['manajemen-user.permission', 'catalogue'],
    queryFn: ({ signal }) => naskah.privilegeCatalogue({ signal }),
    staleTime: 30_000,
    retry: false,
  }).data;
}
