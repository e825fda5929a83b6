import { useMemo } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { createPersonVerbs } from '../../dataProvider/persons.ts';

/** The calls about people, which load with this form alone. */
export function usePersons() {
  const naskah = useNaskah();
  return useMemo(() => createPersonVerbs(naskah), [naskah]);
}
