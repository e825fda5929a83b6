import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { createSetupVerbs, type SetupVerbs } from '../../dataProvider/setup.ts';

export const setupKey = ['setup'];

export function useSetupVerbs(): SetupVerbs {
  const naskah = useNaskah();
  return useMemo(() => createSetupVerbs(naskah), [naskah]);
}

/** How far the installation is; asked again on every visit, since others set it up too. */
export function useSetup() {
  const verbs = useSetupVerbs();
  return useQuery({
    queryKey: setupKey,
    queryFn: ({ signal }) => verbs.read({ signal }),
    refetchInterval: ({ state }) => (state.data?.home === 'nothing' ? false : 30_000),
  });
}
