import { useEffect } from 'react';
import { useLocation, useNavigate, useStore } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { useOffers } from '../../shell/index.ts';

export type ListView = 'daftar' | 'pohon';
const parameter = 'tampilan';

/** Gives list or tree: from the address, else the last choice. An address with filters or a page means the list. */
export function useListView(resource: Resource): [ListView, (view: ListView) => void] {
  const [kept, keep] = useStore<ListView>(`tampilan.${resource.name}`, 'daftar');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const named = asked.get(parameter);
  const isPlain = [...asked.keys()].length === 0;
  const isOffered = useOffers('tree');
  const view: ListView =
    isOffered && resource.parent && (named === 'pohon' || (isPlain && kept === 'pohon')) ? 'pohon' : 'daftar';
  useEffect(() => {
    if (view === 'pohon' && named !== 'pohon') navigate(`${pathname}?${parameter}=pohon`, { replace: true });
    // An address that names the view is a choice too.
    if (view === 'pohon' && kept !== 'pohon') keep('pohon');
  }, [keep, kept, named, navigate, pathname, view]);
  return [
    view,
    (wanted) => {
      keep(wanted);
      navigate(wanted === 'pohon' ? `${pathname}?${parameter}=pohon` : pathname);
    },
  ];
}
