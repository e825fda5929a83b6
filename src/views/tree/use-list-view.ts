import { useEffect } from 'react';
import { useLocation, useNavigate, useStore } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { useOffers } from '../../shell/index.ts';

export type ListView = 'daftar' | 'pohon' | 'papan' | 'kartu' | 'galeri' | 'kalender';
const parameter = 'tampilan';

/** Views that a declaration offers, the list first. */
export const viewsOf = (
  { parent, life, cards, gallery, calendar }: Resource,
  hasTrees: boolean,
): ListView[] => [
  'daftar',
  ...(parent && hasTrees ? (['pohon'] as const) : []),
  ...(life ? (['papan'] as const) : []),
  ...(cards ? (['kartu'] as const) : []),
  ...(gallery ? (['galeri'] as const) : []),
  ...(calendar ? (['kalender'] as const) : []),
];

/** Views that ask for their own rows. */
export const asksForItself = (view: ListView): boolean => view === 'papan' || view === 'kalender';

/** The list or another view, from the address, else the last choice; filters or a page mean the list. */
export function useListView(resource: Resource): [ListView, (view: ListView) => void] {
  const [kept, keep] = useStore<ListView>(`tampilan.${resource.name}`, 'daftar');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const named = asked.get(parameter);
  const isPlain = [...asked.keys()].length === 0;
  const hasTrees = useOffers('tree');
  const offered = viewsOf(resource, hasTrees);
  const wanted = offered.find((one) => one === (named ?? kept)) ?? 'daftar';
  const view = wanted === 'pohon' && named === null && !isPlain ? 'daftar' : wanted;
  const toKeep = named && named !== 'pohon' ? offered.find((one) => one === named) : undefined;
  useEffect(() => {
    if (view === 'pohon' && named !== 'pohon') navigate(`${pathname}?${parameter}=pohon`, { replace: true });
    // An address that names the view is a choice too.
    if (view === 'pohon' && kept !== 'pohon') keep('pohon');
    if (toKeep) {
      // Kept and taken out of the address, which filters rewrite.
      keep(toKeep);
      navigate({ pathname, search: withoutView(search) }, { replace: true });
    }
  }, [keep, kept, named, navigate, pathname, search, toKeep, view]);
  return [
    view,
    (chosen) => {
      keep(chosen);
      // The others share their filters, which are in the address.
      if (chosen === 'pohon') navigate(`${pathname}?${parameter}=pohon`);
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
