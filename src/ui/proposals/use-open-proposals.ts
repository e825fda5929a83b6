import { useState } from 'react';
import { afterPaint } from '../../first-load/index.ts';
import { focusFirstProposal } from './use-first-proposal.ts';

/**
 * Which proposals are still asked; accepting one leads to the next.
 * @param afterLast selects what has the focus once none is left
 */
export function useOpenProposals<Kind extends string>(afterLast: string) {
  const [left, setLeft] = useState<ReadonlySet<Kind>>(new Set());
  return {
    isOpen: (kind: Kind): boolean => !left.has(kind),
    accept: (put: () => void) => {
      put();
      afterPaint(() => focusFirstProposal(afterLast));
    },
    /** Fills the field in oneself; `focus` goes to its input, once that is drawn. */
    own: (kind: Kind, focus: () => void, put: () => void) => {
      setLeft((now) => new Set([...now, kind]));
      put();
      afterPaint(() => {
        focus();
        const input = document.activeElement;
        if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
          input.setSelectionRange(input.value.length, input.value.length);
      });
    },
  };
}
