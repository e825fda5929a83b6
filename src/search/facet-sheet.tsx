import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, useId } from 'react';
import { translate } from '../../lib/language.ts';
import { searchMessages } from './messages.ts';

type Props = { total: string; onClose: () => void; children: ReactNode };

/** Facets as a bottom sheet on phones (LOOK, Small screens); choices apply at once. */
export default function FacetSheet({ total, onClose, children }: Props) {
  const id = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'search-sheet' } }}
    >
      <h2 id={id}>{translate(searchMessages.narrow)}</h2>
      <div>{children}</div>
      <footer>
        <Button variant="contained" fullWidth onClick={onClose}>
          {translate(searchMessages.show)} {total}
        </Button>
      </footer>
    </Drawer>
  );
}
