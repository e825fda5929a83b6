import { useEffect } from 'react';
import { useLocation, useNavigate, useStore } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { useOffers } from '../../shell/index.ts';

export type ListView = 'daftar' | 'pohon' | 'papan';
const parameter = 'tampilan';

/** Views that a declaration offers, the list first. */
export const viewsOf = ({ parent, life }: Resource, hasTrees: boolean): ListView[] => [
  'daftar',
  ...(parent && hasTrees ? (['pohon'] as const) : []),
  ...(life ? (['papan'] as const) : []),
];

/**
 * Gives list, tree or board: from the address, else the last choice. An address with filters or a page means the
 * list in place of the tree; the board takes the same filters.
 */
export function useListView(resource: Resource): [ListView, (view: ListView) => void] {
  const [kept, keep] = useStore<ListView>(`tampilan.${resource.name}`, 'daftar');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const named = asked.get(parameter);
  const isPlain = [...asked.keys()].length === 0;
  const isOffered = useOffers('tree');
  const view: ListView =
    isOffered && resource.parent && (named === 'pohon' || (isPlain && kept === 'pohon'))
      ? 'pohon'
      : resource.life && (named === 'papan' || (named === null && kept === 'papan'))
        ? 'papan'
        : 'daftar';
  useEffect(() => {
    if (view === 'pohon' && named !== 'pohon') navigate(`${pathname}?${parameter}=pohon`, { replace: true });
    // An address that names the view is a choice too.
    if (view === 'pohon' && kept !== 'pohon') keep('pohon');
    if (named === 'papan' && resource.life) {
      // Kept and taken out of the address, which filters rewrite.
      keep('papan');
      navigate({ pathname, search: withoutView(search) }, { replace: true });
    }
  }, [keep, kept, named, navigate, pathname, resource.life, search, view]);
  return [
    view,
    (wanted) => {
      keep(wanted);
      // List and board share their filters, which are in the address.
      if (wanted === 'pohon') navigate(`${pathname}?${parameter}=pohon`);
      else if (view === 'pohon') navigate(pathname);
      else if (named !== null) navigate({ pathname, search: withoutView(search) });
    },
  ];
}

function withoutView(search: string): string {
  const others = new URLSearchParams(search);
  others.delete(parameter);
  return others.toString();
}
