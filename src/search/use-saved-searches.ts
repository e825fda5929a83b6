import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import type { SavedView } from '../../domain/calls/saved-views.ts';
import type { Place, Sort } from './place.ts';

const list = 'search';
const key = ['saved-views', list];

/** Saved searches of the user: saved views of the list "search". */
export function useSavedSearches() {
  const { listSavedViews, createSavedView, deleteSavedView } = useNaskah();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: key });
  const { data: searches = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => listSavedViews(list, { signal }),
    staleTime: 300_000,
    retry: false,
  });
  const save = async ({ name, place }: { name: string; place: Place }) => {
    await createSavedView({
      resource: list,
      name,
      isDefault: false,
      state: { filter: { q: place.q, ...place.filters }, sort: sortOf(place.sort) },
    });
    refresh();
  };
  const remove = useMutation({ mutationFn: (id: string) => deleteSavedView(id), onSettled: refresh });
  return { searches, save, remove };
}

const sortOf = (sort: Sort) => ({
  field: sort === 'relevance' ? 'relevance' : 'date',
  order: sort === 'oldest' ? ('ASC' as const) : ('DESC' as const),
});

/** The search that a view keeps. */
export function placeOfView({ state }: SavedView): Partial<Place> {
  const { q, ...filters } = state.filter;
  const byDate = state.sort.order === 'ASC' ? 'oldest' : 'newest';
  return {
    q: String(q ?? ''),
    filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
    sort: state.sort.field === 'date' ? byDate : 'relevance',
  };
}
