import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../shell/index.ts';
import type { TermName } from './definitions.ts';

const TermCard = lazyPart(() => import('./term-card.tsx'));

/** Term with its definition one click away; not inside a label, whose field would take the click. */
export function Term({ name, children }: { name: TermName; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Word
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {children}
      </Word>
      {anchor && (
        <Suspense>
          <TermCard name={name} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

const Word = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline dotted 1.5px',
  textUnderlineOffset: 3,
  cursor: 'help',
  '&:hover': { color: 'var(--accent-ink)' },
});
