import { styled } from '@mui/material/styles';
import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { focusFirst } from '../../ui/focus-first.ts';
import { Proposal, type useOpenProposals } from '../../ui/proposals/index.ts';
import type { ProposedName, ProposedValue } from './proposed-fields.ts';

/** Selects what has the focus once no proposal is left. */
export const saveButton = '.page-bar .MuiButton-contained';

type Props = {
  name: ProposedName;
  label: string;
  /** Absent once it is answered, or where nothing is proposed. */
  proposed: ProposedValue | undefined;
  error: string | undefined;
  open: Pick<ReturnType<typeof useOpenProposals<ProposedName>>, 'accept' | 'own'>;
  /** Takes what is accepted, or what was typed instead; empty where nothing is chosen yet. */
  onChange: (value: string) => void;
  /** The field's input. */
  children: ReactNode;
};

/** A field's proposal, else its input; one that comes while somebody is in the input waits until they leave it. */
export function Proposed({ name, label, proposed, error, open, onChange, children }: Props) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isInside, setInside] = useState(false);
  const leave = ({ currentTarget }: FocusEvent) =>
    // A calendar opens outside of its field.
    setTimeout(() => {
      const active = document.activeElement;
      if (!currentTarget.contains(active) && !active?.closest('[role="dialog"]')) setInside(false);
    });
  const focus = () => focusFirst(place.current);
  const isAsked = proposed !== undefined && !isInside;
  return (
    <Place ref={place} onFocus={() => isAsked || setInside(true)} onBlur={leave}>
      {isAsked ? (
        <Proposal
          id={id}
          label={label}
          {...proposed}
          error={error}
          onAccept={() => open.accept(() => onChange(proposed.value))}
          onOwn={(typed) => open.own(name, focus, () => onChange(isTyped(name) ? typed : ''))}
        />
      ) : (
        children
      )}
    </Place>
  );
}

const isTyped = (name: ProposedName): boolean => name === 'title' || name === 'number';

const Place = styled('div')({ minWidth: 0 });
