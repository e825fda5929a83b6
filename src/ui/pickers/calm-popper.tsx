import Popper, { type PopperProps } from '@mui/material/Popper';
import { useDeferredValue } from 'react';

/** A field's choices, drawn after the paint of what opened them: no click or key waits for all of them. */
export function CalmPopper({ open, ...rest }: PopperProps) {
  const isDrawn = useDeferredValue(open);
  return <Popper {...rest} open={open && isDrawn} />;
}
