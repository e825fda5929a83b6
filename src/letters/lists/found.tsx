import { createContext, Suspense, useContext } from 'react';
import { lazyPart } from '../../shell/index.ts';

const FoundWords = lazyPart(() => import('./found-words.tsx'));

/** What the list is searched for; '' when it is not. */
export const SearchedFor = createContext('');

/** A text of a row, with what was searched for marked in it. */
export function Found({ text }: { text: string }) {
  const typed = useContext(SearchedFor);
  return typed === '' ? (
    text
  ) : (
    <Suspense fallback={text}>
      <FoundWords typed={typed} text={text} />
    </Suspense>
  );
}
