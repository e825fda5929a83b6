import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import type { Resource } from '../../../resources/declare.ts';
import { plainText } from '../plain.ts';
import type { Row } from '../record.ts';
import { useSay } from '../say.ts';
import { formWords, words } from '../words.ts';
import { changedSince } from './changed-since.ts';

type Props = {
  resource: Resource;
  /** As it was read, as it is stored now, as it stands in the form. */
  read: Row;
  stored: Row;
  mine: Row;
  onReload: () => void;
  onSaveAnyway: () => void;
  onClose: () => void;
};

/** Somebody else saved first: shows what, and lets one choose (SPEC B1.1: never silently overwritten). */
export function ConflictDialog({ resource, read, stored, mine, onReload, onSaveAnyway, onClose }: Props) {
  const say = useSay();
  const shown = (name: string, row: Row) => {
    const field = resource.fields[name];
    if (!field) return say(row.isActive ? words.active : words.inactive);
    return plainText(name, field, row, say) || '–';
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{say(formWords.conflictTitle)}</DialogTitle>
      <DialogContent>
        <p>{say(formWords.conflictText)}</p>
        <Table>
          <thead>
            <tr>
              <th scope="col">{say(formWords.conflictField)}</th>
              <th scope="col">{say(formWords.conflictTheirs)}</th>
              <th scope="col">{say(formWords.conflictMine)}</th>
            </tr>
          </thead>
          <tbody>
            {changedSince(resource, read, stored).map((name) => (
              <tr key={name}>
                <th scope="row">{say(resource.fields[name]?.label ?? words.status)}</th>
                <td>{shown(name, stored)}</td>
                <td>{shown(name, mine)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onClose}>
          {say(words.cancel)}
        </Button>
        <Button variant="outlined" onClick={onReload}>
          {say(formWords.reload)}
        </Button>
        <Button variant="contained" onClick={onSaveAnyway}>
          {say(formWords.saveAnyway)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Table = styled('table')({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontSize: '0.75rem', fontWeight: 600, color: 'var(--ink-3)' },
  '& tbody th': { fontWeight: 600 },
});
