import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactElement, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { isRestorable, type Resource } from '../../../resources/declare.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { commonWords } from '../../ui/words.ts';
import { useCopyPath } from '../form/use-copy-path.ts';
import { isWritable, type Row } from '../record.ts';
import { useMayAddHere } from '../use-may-use.ts';
import { removeWords, words } from '../words.ts';
import { useBulk } from './bulk/bulk-provider.tsx';
import { bulkWords } from './words.ts';

type Props = {
  resource: Resource;
  row: Row;
  name: string;
  anchor: HTMLElement;
  onClose: () => void;
  /** Items only a tree has; shown in the menu itself. */
  inTree?: ReactElement[];
};

export default function RowMenu({ resource, row, name, anchor, onClose, inTree }: Props) {
  const createPath = useCreatePath();
  const { setActive, remove, isBusy } = useBulk();
  const [isRemoving, setRemoving] = useState(false);
  const mayAdd = useMayAddHere(resource);
  const pathToCopy = useCopyPath(resource.name, row.id);
  const pathTo = (type: 'show' | 'edit') => createPath({ resource: resource.name, type, id: row.id });
  if (isRemoving)
    return (
      <ConfirmDialog
        open
        danger
        busy={isBusy}
        title={say(removeWords.title(name))}
        confirm={say(commonWords.remove)}
        onConfirm={() => void remove([row.id]).then(onClose)}
        onClose={onClose}
      >
        {say(isRestorable(resource) ? bulkWords.removeText : bulkWords.removeForGood)}
      </ConfirmDialog>
    );
  const view = (
    <MenuItem key="view" component={LinkBase} to={pathTo('show')}>
      {say(words.view)}
    </MenuItem>
  );
  const copy = mayAdd
    ? [
        <MenuItem key="copy" component={LinkBase} to={pathToCopy}>
          {say(words.duplicate)}
        </MenuItem>,
      ]
    : [];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {!isWritable(row)
        ? [view, ...copy]
        : [
            view,
            <MenuItem key="edit" component={LinkBase} to={pathTo('edit')}>
              {say(commonWords.edit)}
            </MenuItem>,
            ...(inTree ?? []),
            ...copy,
            <MenuItem
              key="active"
              onClick={() => {
                onClose();
                void setActive([row.id], !row.isActive);
              }}
            >
              {say(row.isActive ? words.deactivate : words.activate)}
            </MenuItem>,
            <MenuItem key="remove" style={{ color: 'var(--danger)' }} onClick={() => setRemoving(true)}>
              {say(commonWords.remove)}
            </MenuItem>,
          ]}
    </Menu>
  );
}
