import { useMemo } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { createTriggerVerbs } from '../../dataProvider/triggers.ts';

/** The calls about triggers, made here since no first screen needs them. */
export function useTriggers() {
  const { call } = useNaskah();
  return useMemo(() => createTriggerVerbs({ call }), [call]);
}
