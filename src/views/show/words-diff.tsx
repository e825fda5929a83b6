import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import { partsOf } from './diff-parts.ts';

/** Renders a word-by-word diff; long unchanged stretches are shortened. */
export default function WordsDiff({ before, after }: { before: string; after: string }) {
  return (
    <span>
      {partsOf(diffWordsWithSpace(before, after)).map(({ kind, text, at }) => {
        if (kind === 'added') return <ins key={at}>{text}</ins>;
        if (kind === 'removed') return <del key={at}>{text}</del>;
        return <Fragment key={at}>{text}</Fragment>;
      })}
    </span>
  );
}
