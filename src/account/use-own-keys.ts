import { useMemo } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { createOwnKeyVerbs } from '../../dataProvider/own-keys.ts';

/** Calls of the second step and of API tokens, which no first screen needs. */
export function useOwnKeys() {
  const { call } = useNaskah();
  return useMemo(() => createOwnKeyVerbs({ call }), [call]);
}
