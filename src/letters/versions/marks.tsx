import type { ReactNode } from 'react';
import { say } from '../../../lib/language.ts';
import { versionWords } from './words.ts';

/** Colour is not enough: hidden words name the change for screen readers. */
export function Added({ children }: { children: ReactNode }) {
  return (
    <ins>
      <span className="sr-only">{say(versionWords.added)} </span>
      {children}
      <span className="sr-only">]</span>
    </ins>
  );
}
export function Removed({ children }: { children: ReactNode }) {
  return (
    <del>
      <span className="sr-only">{say(versionWords.removed)} </span>
      {children}
      <span className="sr-only">]</span>
    </del>
  );
}
