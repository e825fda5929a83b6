import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { type ComponentType, useCallback, useId, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { translate } from '../../../../lib/language.ts';
import type { PartRow } from '../../../../resources/declare.ts';
import { withComputed } from '../../../../resources/kinds/parts/computed.ts';
import { limitsOf } from '../../../../resources/kinds/parts/field.ts';
import { useIsPhone } from '../../../shell/index.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { Help, Label } from '../../inputs/field-shell.tsx';
import { unseen } from '../../inputs/unseen.ts';
import type { InputProps } from '../../inputs/use-field.ts';
import { messageIn } from '../../message-in.ts';
import { useDrag } from '../../special/use-drag.ts';
import { EditRow } from './edit-row.tsx';
import { EditTable } from './edit-table.tsx';
import { partsMessages } from './messages.ts';
import type { PartsField, ShownOf } from './row-text.ts';
import { RowsList } from './rows-list.tsx';
import { portion, useRows } from './use-rows.ts';

type Props = InputProps<PartsField> & { Input: ComponentType<InputProps>; shownOf: ShownOf };

/** The rows of a record, edited in place: as a table, as cards on phones and where declared. */
export default function PartsInput({ name, field, Input, shownOf }: Props) {
  const id = useId();
  const isPhone = useIsPhone();
  const isCard = isPhone || field.options.as === 'cards';
  const { place, rows, told, removed, add, move, remove, restore } = useRows(name, field, shownOf);
  const latest = useRef({ move, remove });
  latest.current = { move, remove };
  const onMove = useCallback<typeof move>((...given) => latest.current.move(...given), []);
  const onRemove = useCallback((index: number) => latest.current.remove(index), []);
  const { dragged, begin } = useDrag(place, onMove, 'y');
  const drag = useRef(begin);
  drag.current = begin;
  const onDrag = useCallback<typeof begin>((...given) => drag.current(...given), []);
  const { error, lastWrong } = useFaults(name);
  const [open, setOpen] = useState(portion);
  // A wrong cell must be there to be focused; a row just added, too.
  const shown = Math.max(open, lastWrong + 1);
  const { most } = limitsOf(field);
  const isFull = rows.length >= most;
  const drawn = rows
    .slice(0, shown)
    .map(({ rowKey }, index) => (
      <EditRow
        key={rowKey}
        {...{ name, field, index, isCard, Input, shownOf, onMove, onRemove, onDrag }}
        isDragged={dragged === index}
      />
    ));
  return (
    <Group role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`} ref={place}>
      <Label as="span" id={`${id}-label`} className="parts-label">
        {translate(field.label)}
      </Label>
      {rows.length === 0 && <Empty>{translate(partsMessages.none)}</Empty>}
      {isCard ? (
        <>
          {drawn}
          <Watched name={name} field={field} shownOf={shownOf} />
        </>
      ) : (
        rows.length > 0 && (
          <Scroll>
            <EditTable name={name} field={field} shownOf={shownOf}>
              {drawn}
            </EditTable>
          </Scroll>
        )
      )}
      <Foot>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
          disabled={isFull}
          onClick={() => {
            setOpen(Math.max(shown, rows.length + 1));
            add();
          }}
        >
          {translate(partsMessages.add)}
        </Button>
        {shown < rows.length && (
          <Button variant="text" size="small" onClick={() => setOpen(shown + portion)}>
            {translate(partsMessages.others(rows.length - shown))}
          </Button>
        )}
        {isFull && <small>{translate(partsMessages.full(most))}</small>}
        <span role="status">
          {removed !== undefined && translate(partsMessages.removed(removed))}
          <Unseen>{told}</Unseen>
        </span>
        {removed !== undefined && (
          <Button variant="text" size="small" onClick={restore}>
            {translate(commonMessages.undo)}
          </Button>
        )}
      </Foot>
      <Help id={id} error={error} hint={field.options.hint && translate(field.options.hint)} />
    </Group>
  );
}

/** The fault of the list itself, and the last row with a fault of its own. */
function useFaults(name: string): { error: string | undefined; lastWrong: number } {
  const { errors } = useFormState({ name });
  const found: unknown = errors[name];
  const rows = Array.isArray(found) ? found : [];
  const own = (rows as { root?: unknown }).root ?? (Array.isArray(found) ? undefined : found);
  return { error: messageIn(own), lastWrong: rows.findLastIndex(Boolean) };
}

/** Totals under cards follow what is typed. */
function Watched({ name, field, shownOf }: { name: string; field: PartsField; shownOf: ShownOf }) {
  const rows = useWatch({ name }) as PartRow[] | undefined;
  if (!rows?.length) return null;
  const whole = rows.map((row) => withComputed(field, row));
  return <RowsList field={field} rows={whole} shown={[]} shownOf={shownOf} />;
}

const Group = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, minWidth: 0 });
const Empty = styled('p')({ margin: 0, color: 'var(--ink-3)' });
/** A table of many columns scrolls by itself, not with the page. */
const Scroll = styled('div')({ overflowX: 'auto', margin: '0 -4px', padding: '0 4px' });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '& small, & > span': { fontSize: '0.75rem', color: 'var(--ink-3)' },
});
const Unseen = styled('span')(unseen);
