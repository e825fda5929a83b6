import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = { view: string; children: ReactNode };

/** The scrolling place of the wizard's steps: another step begins at its top. */
export function StepBody({ view, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  // Not for the first one: it is there already, and scrolling would force a layout.
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    place.current?.scrollTo(0, 0);
  }, [view]);
  return (
    <Body ref={place} className="scrolls-fields">
      {children}
    </Body>
  );
}

// Screen reader texts are positioned absolutely: without a positioned ancestor they lengthen the page.
const Body = styled('div')({
  position: 'relative',
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
});
