import type { SavedView, ViewState } from '../../../domain/calls/saved-views.ts';
import type { Resource } from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';

/** A view as the list holds it: filters may be empty. */
type ListState = Omit<ViewState, 'filter'> & { filter: Record<string, unknown> };

export const plainState = (resource: Resource): ViewState => ({ filter: {}, sort: resource.sort });

/**
 * Whether the state is the list's initial one: unfiltered, or filtered by the viewer's own unit where that is its
 * default.
 */
export const isFirst = (resource: Resource, state: ListState, own: Record<string, unknown> = {}): boolean =>
  isSame(state, plainState(resource)) || isSame(state, { ...plainState(resource), filter: own });

/** Whether two states show the same. */
export const isSame = (one: ListState, other: ListState): boolean => keyOf(one) === keyOf(other);

export const viewOf = (views: readonly SavedView[], state: ListState): SavedView | undefined =>
  views.find((view) => isSame(view.state, state));

/** The address of a list in that state, from its first page. */
export const searchOf = ({ filter, sort }: ViewState, perPage: number): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  })}`;

const keyOf = ({ filter, sort, columns }: ListState): string =>
  JSON.stringify([
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)])
      .sort(),
    sort.field,
    sort.order,
    columns ?? null,
  ]);

/** The state without fields that the viewer's role no longer sees; the server refuses those. */
export function asSeen(resource: Resource, state: ViewState): ViewState {
  const { fields } = wholeOf(resource);
  const isSeen = (name: string): boolean => !(name in fields) || name in resource.fields;
  return {
    filter: Object.fromEntries(Object.entries(state.filter).filter(([name]) => isSeen(name))),
    sort: isSeen(state.sort.field) ? state.sort : resource.sort,
    ...(state.columns && { columns: state.columns.filter(isSeen) }),
  };
}
