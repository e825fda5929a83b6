import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactElement, useEffect, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { actionsAt } from '../../../resources/actions/action-rules.ts';
import type { Resource } from '../../../resources/declare.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useActionStart } from '../actions/use-action-start.tsx';
import { useCopyPath } from '../form/use-copy-path.ts';
import { messages } from '../messages.ts';
import { isDeletable, isWritable, type Row } from '../record.ts';
import { RemoveDialog } from '../remove/remove-dialog.tsx';
import { useMayAddHere } from '../use-may-use.ts';
import { useBulk } from './bulk/bulk-provider.tsx';

type Props = {
  resource: Resource;
  row: Row;
  anchor: HTMLElement;
  onClose: () => void;
  /** Items only a tree has; shown in the menu itself. */
  inTree?: ReactElement[];
};

export default function RowMenu({ resource, row, anchor, onClose, inTree }: Props) {
  const createPath = useCreatePath();
  const { setActive, remove, isBusy } = useBulk();
  const [isRemoving, setRemoving] = useState(false);
  const mayAdd = useMayAddHere(resource);
  const pathToCopy = useCopyPath(resource.name, row.id);
  const { start, dialog } = useActionStart(resource, 'record');
  const [isActing, setActing] = useState(false);
  const pathTo = (type: 'show' | 'edit') => createPath({ resource: resource.name, type, id: row.id });
  // The menu is gone while the dialog of an action is open, and with it once that closes.
  if (isActing) return dialog ?? <Ended onEnd={onClose} />;
  if (isRemoving)
    return (
      <RemoveDialog
        resource={resource}
        row={row}
        isBusy={isBusy}
        onConfirm={() => void remove([row.id]).then(onClose)}
        onClose={onClose}
      />
    );
  const view = (
    <MenuItem key="view" component={LinkBase} to={pathTo('show')}>
      {translate(messages.view)}
    </MenuItem>
  );
  const copy = mayAdd
    ? [
        <MenuItem key="copy" component={LinkBase} to={pathToCopy}>
          {translate(messages.duplicate)}
        </MenuItem>,
      ]
    : [];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {view}
      {isWritable(row) && [
        <MenuItem key="edit" component={LinkBase} to={pathTo('edit')}>
          {translate(commonMessages.edit)}
        </MenuItem>,
        ...(inTree ?? []),
      ]}
      {copy}
      {actionsAt(resource, 'record')
        .filter(([name]) => row.can?.actions?.includes(name))
        .map(([name, { label, tone }]) => (
          <MenuItem
            key={`action ${name}`}
            style={tone === 'danger' ? { color: 'var(--danger)' } : undefined}
            onClick={() => {
              start(name, { ids: [row.id], row });
              setActing(true);
            }}
          >
            {translate(label)}
          </MenuItem>
        ))}
      {isWritable(row) && resource.deactivating !== false && (
        <MenuItem
          key="active"
          onClick={() => {
            onClose();
            void setActive([row.id], !row.isActive);
          }}
        >
          {translate(row.isActive ? messages.deactivate : messages.activate)}
        </MenuItem>
      )}
      {isDeletable(row) && (
        <MenuItem key="remove" style={{ color: 'var(--danger)' }} onClick={() => setRemoving(true)}>
          {translate(commonMessages.remove)}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Nothing is left to show. */
function Ended({ onEnd }: { onEnd: () => void }) {
  useEffect(() => onEnd(), [onEnd]);
  return null;
}
