import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useCreatePath } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { valuesParameter } from '../form/values-parameter.ts';
import { useViewItems } from '../page/view-items.tsx';
import { isWritable, type Row } from '../record.ts';
import { useSay } from '../say.ts';
import { treeWords } from './words.ts';

type Props = {
  resource: Resource;
  row: Row;
  anchor: HTMLElement;
  /** Undefined where nothing may be moved. */
  onMove?: (() => void) | undefined;
  onClose: () => void;
};

/** What can be done with one record of a tree. */
export function RowMenu({ resource, row, anchor, onMove, onClose }: Props) {
  const say = useSay();
  const createPath = useCreatePath();
  const viewItems = useViewItems(resource, row);
  const mayWrite = isWritable(row);
  const below = encodeURIComponent(JSON.stringify({ [String(resource.parent)]: row.id }));
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {viewItems}
      {mayWrite && (
        <MenuItem
          component={LinkBase}
          to={`${createPath({ resource: resource.name, type: 'create' })}?${valuesParameter}=${below}`}
        >
          {say(treeWords.addChild)}
        </MenuItem>
      )}
      {onMove && mayWrite && (
        <MenuItem
          onClick={() => {
            onClose();
            onMove();
          }}
        >
          {say(treeWords.move)}
        </MenuItem>
      )}
    </Menu>
  );
}
