import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Picker } from '../inputs/picker.tsx';
import { type Ref, type Row, refOf, representationOf } from '../record.ts';
import { treeMessages } from './messages.ts';
import { type Place, topId } from './tree-data.ts';

type Props = {
  resource: Resource;
  row: Row;
  /** The field that makes the tree. */
  parent: string;
  hasOrder: boolean;
  onMove: (place: Place, to: Row | undefined) => void;
  onClose: () => void;
};
const byItself = 'by-itself';
const first = 'first';

/** Moves a record without dragging: for touch, far targets and keyboard users. */
export function MoveDialog({ resource, row, parent, hasOrder, onMove, onClose }: Props) {
  const id = useId();
  const naskah = useNaskah();
  const [under, setUnder] = useState<Ref | null>(refOf(row, parent) ?? null);
  const [after, setAfter] = useState(byItself);
  const underId = under?.id ?? null;
  const there = useQuery({
    queryKey: [resource.name, 'tree', 'move', underId],
    queryFn: async ({ signal }) => {
      const [to, siblings] = await Promise.all([
        underId
          ? naskah.getOne<Row>(resource.name, { id: underId, signal }).then(({ data }) => data)
          : undefined,
        hasOrder
          ? naskah
              .openBranches<Row>(resource.name, { parents: [underId], perPage: 1000, signal })
              .then(({ items }) => items)
          : [],
      ]);
      return { to, siblings: siblings.filter((sibling) => sibling.id !== row.id) };
    },
    gcTime: 0,
  });
  const siblings = there.data?.siblings ?? [];
  const isSame = underId === (row[parent] ?? null);
  const before = (): Place['before'] => {
    if (!hasOrder || after === byItself) return undefined;
    if (after === first) return siblings[0]?.id ?? null;
    return siblings[siblings.findIndex((sibling) => sibling.id === after) + 1]?.id ?? null;
  };
  const name = representationOf(resource, row);
  return (
    <ConfirmDialog
      open
      title={translate(treeMessages.moveTitle(name))}
      confirm={translate(treeMessages.moveNow)}
      ready={!there.isFetching}
      onConfirm={() => {
        // Where it is already, there is nothing to do.
        if (!isSame || after !== byItself)
          onMove({ under: underId ?? topId, before: before() }, there.data?.to);
        onClose();
      }}
      onClose={onClose}
    >
      <Fields>
        <div>
          <label htmlFor={id} id={`${id}-label`}>
            {translate(treeMessages.under)}
          </label>
          <Picker
            id={id}
            to={resource.name}
            label={translate(treeMessages.under)}
            labelledBy={`${id}-label`}
            describedBy={`${id}-hint`}
            value={under}
            without={row.id}
            autoFocus
            onChange={(ref) => {
              setUnder(ref);
              setAfter(byItself);
            }}
          />
          <p id={`${id}-hint`}>{translate(treeMessages.underHint)}</p>
        </div>
        {hasOrder && siblings.length > 0 && (
          <div>
            <label htmlFor={`${id}-after`}>{translate(treeMessages.place)}</label>
            <TextField
              select
              fullWidth
              size="small"
              id={`${id}-after`}
              value={after}
              onChange={(event) => setAfter(event.target.value)}
              slotProps={{ htmlInput: { 'aria-label': translate(treeMessages.place) } }}
            >
              <MenuItem value={byItself}>{translate(treeMessages.byItself)}</MenuItem>
              <MenuItem value={first}>{translate(treeMessages.first)}</MenuItem>
              {siblings.map((sibling) => (
                <MenuItem key={sibling.id} value={sibling.id}>
                  {translate(treeMessages.after(representationOf(resource, sibling)))}
                </MenuItem>
              ))}
            </TextField>
          </div>
        )}
      </Fields>
    </ConfirmDialog>
  );
}

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  paddingTop: 4,
  '& label': { display: 'block', marginBottom: 6, fontWeight: 600 },
  '& p': { margin: '6px 0 0', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
