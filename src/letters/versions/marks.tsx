import type { ReactNode } from 'react';
import { say } from '../../../lib/language.ts';
import { versionWords } from './words.ts';

/** Colour is not enough: hidden words name the change for screen readers. */
export const Added = ({ children }: { children: ReactNode }) => (
  <ins>
    <span className="sr-only">{say(versionWords.added)} </span>
    {children}
    <span className="sr-only">]</span>
  </ins>
);
export const Removed = ({ children }: { children: ReactNode }) => (
  <del>
    <span className="sr-only">{say(versionWords.removed)} </span>
    {children}
    <span className="sr-only">]</span>
  </del>
);
