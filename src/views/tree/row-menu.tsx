import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { valuesParameter } from '../form/values-parameter.ts';
import ListRowMenu from '../list/row-menu.tsx';
import type { Row } from '../record.ts';
import { treeMessages } from './messages.ts';

type Props = {
  resource: Resource;
  row: Row;
  anchor: HTMLElement;
  /** Undefined where nothing may be moved. */
  onMove?: (() => void) | undefined;
  onClose: () => void;
};

export function RowMenu({ onMove, ...shared }: Props) {
  const createPath = useCreatePath();
  const { resource, row, onClose } = shared;
  const below = encodeURIComponent(JSON.stringify({ [String(resource.parent)]: row.id }));
  const addBelow = (
    <MenuItem
      key="below"
      component={LinkBase}
      to={`${createPath({ resource: resource.name, type: 'create' })}?${valuesParameter}=${below}`}
    >
      {translate(treeMessages.addChild)}
    </MenuItem>
  );
  const move = onMove && (
    <MenuItem
      key="move"
      onClick={() => {
        onClose();
        onMove();
      }}
    >
      {translate(treeMessages.move)}
    </MenuItem>
  );
  return <ListRowMenu {...shared} inTree={move ? [addBelow, move] : [addBelow]} />;
}
