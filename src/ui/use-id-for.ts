import { useState } from 'react';
import { newId } from '../../dataProvider/index.ts';

/** An id that is new whenever the words are: a repeated try carries the first one's, and is stored once. */
export function useIdFor(...words: string[]): string {
  const said = JSON.stringify(words);
  const [held, setHeld] = useState(() => ({ said, id: newId() }));
  if (held.said === said) return held.id;
  const next = { said, id: newId() };
  setHeld(next);
  return next.id;
}
