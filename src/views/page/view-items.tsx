import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { isWritable, type Row } from '../record.ts';
import { useSay } from '../say.ts';
import { words } from '../words.ts';

/** The items every menu of a record begins with: to see it, and to edit it where it may be. They stand in the menu itself. */
export function useViewItems(resource: Resource, row: Row): ReactElement[] {
  const say = useSay();
  const createPath = useCreatePath();
  const item = (type: 'show' | 'edit', label: string) => (
    <MenuItem key={type} component={LinkBase} to={createPath({ resource: resource.name, type, id: row.id })}>
      {label}
    </MenuItem>
  );
  const view = item('show', say(words.view));
  return isWritable(row) ? [view, item('edit', say(words.edit))] : [view];
}
