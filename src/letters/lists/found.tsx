import { createContext, Suspense, useContext } from 'react';
import { lazyPart } from '../../shell/index.ts';
import type { RowExtra } from './row-extras.tsx';

const RowExtras = lazyPart(() => import('./row-extras.tsx'));

/** What most rows do not show. */
export function Extra(extra: RowExtra) {
  return (
    <Suspense fallback={'text' in extra && extra.text}>
      <RowExtras {...extra} />
    </Suspense>
  );
}

/** What the list is searched for; '' when it is not. */
export const SearchedFor = createContext('');

/**
 * A text of a row, with what was searched for marked in it.
 * @param props.number said before it where that is what was found
 */
export function Found(props: { text: string; number?: string | null }) {
  const typed = useContext(SearchedFor);
  return typed ? <Extra {...props} typed={typed} /> : props.text;
}
