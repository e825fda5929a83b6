import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Form section: title and help on the left, fields on the right (LOOK, Forms). */
type Props = { title: string; help?: ReactNode; children: ReactNode };

/** Form section: title and help on the left, fields on the right (LOOK, Forms). */
export function Section({ title, help, children }: Props) {
  return (
    <Part>
      <header>
        <h2>{title}</h2>
        {help && <p>{help}</p>}
      </header>
      <Fields>{children}</Fields>
    </Part>
  );
}

/** The column forms stand in. */
export const FormColumn = styled('div')({
  width: '100%',
  maxWidth: 860,
  boxSizing: 'border-box',
  margin: '0 auto',
  padding: '22px 28px 32px',
  display: 'grid',
  gap: 28,
  '@container (max-width: 600px)': { padding: '16px 16px 24px' },
});

/** Two fields beside each other where there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: 28,
  '& + &': { borderTop: '1px solid var(--line)', paddingTop: 28 },
  '& > header > h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& > header > p': { margin: '4px 0 0', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '@container (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
});
const Fields = styled('div')({ display: 'grid', gap: 18, minWidth: 0, alignContent: 'start' });
