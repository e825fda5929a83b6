import type { ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { versionMessages } from './messages.ts';

/** Colour is not enough: hidden words name the change for screen readers. */
export function Added({ children }: { children: ReactNode }) {
  return (
    <ins>
      <span className="sr-only">{translate(versionMessages.added)} </span>
      {children}
      <span className="sr-only">]</span>
    </ins>
  );
}
export function Removed({ children }: { children: ReactNode }) {
  return (
    <del>
      <span className="sr-only">{translate(versionMessages.removed)} </span>
      {children}
      <span className="sr-only">]</span>
    </del>
  );
}
