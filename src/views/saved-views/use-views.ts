import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useListFilterContext, useListPaginationContext, useListSortContext, useNavigate } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { SavedView, ViewState } from '../../../domain/calls/saved-views.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useOffers } from '../../shell/index.ts';
import { useRemembered } from '../list/remembered.ts';
import { useColumns } from '../list/use-columns.ts';
import { asSeen, searchOf } from './view-state.ts';

const keyOf = (resource: Resource) => ['saved-views', resource.name];

/** Default view as stored in this browser: a request would delay the rows. */
export function useDefaultView(resource: Resource): ViewState | undefined {
  const [state] = useRemembered<ViewState | undefined>(`view.${resource.name}`, undefined);
  return useMemo(() => state && asSeen(resource, state), [resource, state]);
}

/** `news`: a default view that was set in another browser. */
type Views = { views: SavedView[]; news?: ViewState };

/** The user's views of a list; fetched after the rows. */
export function useViews(resource: Resource) {
  const naskah = useNaskah();
  const client = useQueryClient();
  const { isPending } = useListPaginationContext();
  const isOffered = useOffers('saved-views');
  const [byDefault, remember] = useRemembered<ViewState | undefined>(`view.${resource.name}`, undefined);
  const { data, isSuccess } = useQuery<Views>({
    queryKey: keyOf(resource),
    queryFn: async ({ signal }) => {
      const views = await naskah.listSavedViews(resource.name, { signal });
      const state = views.find((view) => view.isDefault)?.state;
      if (JSON.stringify(state) === JSON.stringify(byDefault)) return { views };
      remember(state);
      return { views, ...(state && { news: state }) };
    },
    enabled: !isPending && isOffered,
    staleTime: 300_000,
    retry: false,
  });
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: keyOf(resource) }),
    [client, resource],
  );
  const takeNews = useCallback(() => {
    const views = client.getQueryData<Views>(keyOf(resource));
    if (views?.news) client.setQueryData<Views>(keyOf(resource), { views: views.views });
    return views?.news;
  }, [client, resource]);
  return { views: data?.views ?? [], isKnown: isSuccess, refresh, takeNews };
}

/** Present state of the list as a view, and a setter to show another. */
export function useViewState(resource: Resource): [ViewState, (state: ViewState) => void] {
  const navigate = useNavigate();
  const { filterValues } = useListFilterContext();
  const { sort } = useListSortContext();
  const { perPage } = useListPaginationContext();
  const { chosen, choose } = useColumns(resource);
  const state = useMemo<ViewState>(
    () => ({
      filter: filterValues,
      sort: { field: sort.field, order: sort.order },
      ...(chosen && { columns: chosen }),
    }),
    [filterValues, sort.field, sort.order, chosen],
  );
  const show = useCallback(
    (wanted: ViewState) => {
      const seen = asSeen(resource, wanted);
      choose(seen.columns);
      navigate({ search: searchOf(seen, perPage) });
    },
    [choose, navigate, perPage, resource],
  );
  return [state, show];
}
