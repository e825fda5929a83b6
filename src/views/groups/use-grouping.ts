import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useStore } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { patched } from '../../ui/use-url-state.ts';

const parameter = 'kelompok';

/** The field that the list is grouped by: from the address, else the last choice. */
export function useGrouping(resource: Resource): [string | undefined, (name: string | undefined) => void] {
  const [kept, keep] = useStore(`kelompok.${resource.name}`, '');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(parameter) ?? kept;
  const by = resource.groups?.includes(asked) ? asked : undefined;
  return [
    by,
    (name) => {
      keep(name ?? '');
      navigate({
        pathname,
        search: String(patched(new URLSearchParams(search), { [parameter]: name ?? '' })),
      });
    },
  ];
}

/** Keeps the grouping in the address, which filters and pages rewrite. */
export function useGroupingInAddress(resource: Resource, isShown: boolean): void {
  const [kept, keep] = useStore(`kelompok.${resource.name}`, '');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(parameter);
  const groups = resource.groups;
  const told = useRef<string>(null);
  useEffect(() => {
    if (!groups || !isShown) return;
    const isNew = named !== told.current;
    told.current = named;
    // A choice is kept first and then told to the address, which until then names the one before.
    if (named !== null) {
      if (isNew && named !== kept) keep(named);
    } else if (groups.includes(kept))
      navigate(
        { pathname, search: String(patched(new URLSearchParams(search), { [parameter]: kept })) },
        { replace: true },
      );
  }, [groups, isShown, keep, kept, named, navigate, pathname, search]);
}
