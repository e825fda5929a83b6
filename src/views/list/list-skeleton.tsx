import { styled } from '@mui/material/styles';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { Bar, Delayed } from '../page/skeleton.tsx';

/** The head and ten rows. */
const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const widths = ['68%', '54%', '80%', '46%', '62%'];

/** Ten rows that are on their way. */
export function ListSkeleton({ columns }: { columns: number }) {
  return (
    <Delayed role="status" aria-label={translate(commonMessages.loading)}>
      <Sheet>
        {lines.map((row) => (
          <Line key={row}>
            {lines.slice(0, Math.min(columns, 5)).map((column) => (
              <Bar
                key={column}
                style={{ width: widths[(row + column) % widths.length], flex: column === 1 ? 2 : 1 }}
              />
            ))}
          </Line>
        ))}
      </Sheet>
    </Delayed>
  );
}

const Sheet = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  overflow: 'hidden',
});
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 48,
  height: 'var(--row)',
  padding: '0 24px',
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:first-of-type': { height: 38, background: 'var(--sunken)' },
});
