import { useState } from 'react';
import type { ScanProposals } from '../../../../domain/calls/letters/shapes/incoming.ts';
import type { DraftField } from '../../../../domain/letters/letter-schema.ts';
import { afterPaint } from '../../../first-load/index.ts';
import { fieldId } from '../frame/field.tsx';
import { focusField } from '../frame/focus-field.ts';

type Kind = 'sender' | 'number' | 'date' | 'subject' | 'receiver';

/** While nothing was read. */
export const nothingRead: Pick<ScanProposals, Kind> = {
  sender: null,
  number: null,
  date: null,
  subject: null,
  receiver: null,
};

/** Which proposals are still asked; accepting one leads to the next. */
export function useOpenProposals() {
  const [left, setLeft] = useState<ReadonlySet<Kind>>(new Set());
  return {
    isOpen: (kind: Kind): boolean => !left.has(kind),
    accept: (put: () => void) => {
      put();
      afterPaint(focusNext);
    },
    own: (kind: Kind, field: DraftField, put: () => void) => {
      setLeft(new Set([...left, kind]));
      put();
      afterPaint(() => {
        focusField(`#${fieldId(field)}`);
        const input = document.activeElement;
        if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
          input.setSelectionRange(input.value.length, input.value.length);
      });
    },
  };
}

/** The next proposal, else the button that registers. */
const focusNext = (): void => {
  const next =
    document.querySelector<HTMLElement>('[data-proposal]') ??
    document.querySelector<HTMLElement>('[data-registers] .MuiButton-contained');
  next?.focus();
};
