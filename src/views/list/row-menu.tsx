import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { isRestorable, type Resource } from '../../../resources/declare.ts';
import { ConfirmDialog } from '../../shell/index.ts';
import { useCopyPath } from '../form/use-copy-path.ts';
import { useViewItems } from '../page/view-items.tsx';
import { isWritable, type Row } from '../record.ts';
import { useSay } from '../say.ts';
import { removeWords, words } from '../words.ts';
import { useBulk } from './bulk/bulk-provider.tsx';
import { bulkWords } from './words.ts';

type Props = { resource: Resource; row: Row; name: string; anchor: HTMLElement; onClose: () => void };

/** What can be done with one row; deleting it is asked about. */
export default function RowMenu({ resource, row, name, anchor, onClose }: Props) {
  const say = useSay();
  const { setActive, remove, isBusy } = useBulk();
  const [isRemoving, setRemoving] = useState(false);
  const mayWrite = isWritable(row);
  const pathToCopy = useCopyPath(resource.name, row.id);
  const viewItems = useViewItems(resource, row);
  if (isRemoving)
    return (
      <ConfirmDialog
        open
        danger
        busy={isBusy}
        title={say(removeWords.title(name))}
        confirm={say(words.remove)}
        onConfirm={() => void remove([row.id]).then(onClose)}
        onClose={onClose}
      >
        {say(isRestorable(resource) ? bulkWords.removeText : bulkWords.removeForGood)}
      </ConfirmDialog>
    );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {viewItems}
      <MenuItem component={LinkBase} to={pathToCopy}>
        {say(words.duplicate)}
      </MenuItem>
      {mayWrite && (
        <MenuItem
          onClick={() => {
            onClose();
            void setActive([row.id], !row.isActive);
          }}
        >
          {say(row.isActive ? words.deactivate : words.activate)}
        </MenuItem>
      )}
      {mayWrite && (
        <MenuItem sx={{ color: 'var(--danger)' }} onClick={() => setRemoving(true)}>
          {say(words.remove)}
        </MenuItem>
      )}
    </Menu>
  );
}
