import { styled } from '@mui/material/styles';
import { InfoDialog } from './info-dialog.tsx';

/** One of several that was not dealt with. */
export type Refused = { id: string; name: string; why: string };

type Props = { title: string; refused: readonly Refused[]; onClose: () => void };

/** What an action on several left undone, and why, one by one. */
export function RefusedDialog({ title, refused, onClose }: Props) {
  return (
    <InfoDialog title={title} isFocused onClose={onClose}>
      <Lines>
        {refused.map(({ id, name, why }) => (
          <li key={id}>
            <b>{name}</b>
            <small>{why}</small>
          </li>
        ))}
      </Lines>
    </InfoDialog>
  );
}

const Lines = styled('ul')({
  maxHeight: '50vh',
  margin: 0,
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 8,
  listStyle: 'none',
  overflowY: 'auto',
  '& li': { display: 'grid', gap: 1, padding: '8px 12px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& b': { fontWeight: 600 },
  '& small': { color: 'var(--danger)' },
});
