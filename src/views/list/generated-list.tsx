import { useEffect, useMemo, useState } from 'react';
import { ListBase, useLocation, useStoreContext } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { useGrouping, useGroupingInAddress } from '../groups/use-grouping.ts';
import { useOwnUnit } from '../own-unit.ts';
import { useDeclared } from '../record.ts';
import { useDefaultView } from '../saved-views/index.ts';
import { asksForItself, TreeScreen, useListView } from '../tree/index.ts';
import { ListScreen } from './list-screen.tsx';
import { useColumns } from './use-columns.ts';
import { usePageSize } from './use-page-size.ts';

/** List of a declaration. Page, order and filters are in the address. */
export default function GeneratedList() {
  const resource = useDeclared();
  const [view] = useListView(resource);
  const { state, key } = useLocation();
  const { removeItem } = useStoreContext();
  // Opened from the menu: with what was searched and filtered before, rows would be missing unseen.
  const isFresh = (state as { fresh?: boolean } | null)?.fresh === true;
  const place = isFresh ? `${resource.name} ${key}` : resource.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at each opening
  useMemo(() => isFresh && removeItem(`${resource.name}.listParams`), [isFresh, place, removeItem, resource]);
  if (view === 'pohon') return <TreeScreen key={place} />;
  return <ListOf key={place} resource={resource} />;
}

/** Lists opened since the page load: their filters last until a reload. */
const opened = new Set<string>();

function ListOf({ resource }: { resource: Resource }) {
  const [perPage] = usePageSize();
  const { removeItem } = useStoreContext();
  const { search } = useLocation();
  const byDefault = useDefaultView(resource);
  const own = useOwnUnit(resource);
  const { choose } = useColumns(resource);
  const [view] = useListView(resource);
  const [by] = useGrouping(resource);
  const hasOwnRows = asksForItself(view) || (view === 'daftar' && by !== undefined);
  useGroupingInAddress(resource, view === 'daftar');
  const [first] = useState(() => {
    const isFresh = byDefault !== undefined && search === '' && !opened.has(resource.name);
    if (isFresh) removeItem(`${resource.name}.listParams`);
    opened.add(resource.name);
    return { view: byDefault, isFresh, filter: byDefault?.filter ?? own };
  });
  useEffect(() => {
    if (first.isFresh) choose(first.view?.columns);
  }, [first, choose]);
  return (
    <ListBase
      sort={first.view?.sort ?? resource.sort}
      {...(first.filter && { filterDefaultValues: first.filter })}
      perPage={perPage}
      exporter={false}
      // A list that cannot be loaded says so in its place.
      // Board, calendar and groups ask for their own rows.
      queryOptions={{ onError: () => undefined, enabled: !hasOwnRows }}
    >
      <ListScreen />
    </ListBase>
  );
}
