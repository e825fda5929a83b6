import { useMemo } from 'react';
import { createDirectoryVerbs } from '../../dataProvider/directory.ts';
import { useNaskah } from '../../dataProvider/index.ts';

/** The calls about the directory, made here since no first screen needs them. */
export function useDirectory() {
  const { call } = useNaskah();
  return useMemo(() => createDirectoryVerbs({ call }), [call]);
}
