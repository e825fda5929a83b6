import { styled } from '@mui/material/styles';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash from 'lucide-react/icons/trash-2';
import { type ComponentType, type KeyboardEvent, memo, type PointerEvent } from 'react';
import { translate } from '../../../../lib/language.ts';
import { isStamped } from '../../../../resources/declare.ts';
import { iconButton } from '../../../ui/icon-button.ts';
import { asked, useConditions } from '../../form/use-conditions.ts';
import { InCell } from '../../inputs/field-shell.tsx';
import type { InputProps } from '../../inputs/use-field.ts';
import { ComputedCell } from './computed-cell.tsx';
import { partsMessages } from './messages.ts';
import type { PartsField, ShownOf } from './row-text.ts';

export type RowProps = {
  /** The field of rows, and the row's place. */
  name: string;
  field: PartsField;
  index: number;
  isCard: boolean;
  isDragged: boolean;
  Input: ComponentType<InputProps>;
  shownOf: ShownOf;
  onMove: (from: number, to: number, cell?: string) => void;
  onRemove: (index: number) => void;
  onDrag: (event: PointerEvent, index: number) => void;
};

/** A row as it is edited: cells of a table, or a card with labels. */
export const EditRow = memo(function EditRow({ isCard, ...props }: RowProps) {
  const { name, field, index, isDragged, Input, shownOf, onRemove } = props;
  const Row = isCard ? Card : 'tr';
  const Cell = isCard ? 'div' : 'td';
  const { hidden, required } = useConditions(field, undefined, `${name}.${index}.`);
  const isGone = (key: string): boolean => isCard && hidden.has(key);
  const shown = Object.entries(field.fields).filter(([key]) => !isGone(key));
  const cells = shown.map(([key, inner]) => (
    <Cell key={key} data-field={`${name}.${index}.${key}`} data-cell={key}>
      <InCell value={{ place: index + 1, isLabelled: isCard }}>
        {isStamped(inner) ? (
          <ComputedCell
            of={name}
            parts={field}
            index={index}
            name={key}
            isLabelled={isCard}
            shownOf={shownOf}
          />
        ) : (
          !hidden.has(key) && (
            <Input name={`${name}.${index}.${key}`} field={asked(inner, required.has(key))} />
          )
        )}
      </InCell>
    </Cell>
  ));
  return (
    <Row
      role={isCard ? 'group' : undefined}
      aria-label={translate(partsMessages.row(index + 1))}
      data-part={index}
      data-field={`${name}.${index}`}
      data-dragged={isDragged || undefined}
      onKeyDownCapture={(event: KeyboardEvent) => moveByKey(event, props)}
    >
      <Cell data-tool>
        <Tool
          type="button"
          aria-label={translate(partsMessages.move(index + 1))}
          title={translate(partsMessages.move(index + 1))}
          data-handle
          onPointerDown={(event) => props.onDrag(event, index)}
        >
          <GripVertical size={16} strokeWidth={1.6} aria-hidden />
        </Tool>
        {isCard && <b>{translate(partsMessages.row(index + 1))}</b>}
        {isCard && <Remove index={index} onRemove={onRemove} />}
      </Cell>
      {cells}
      {!isCard && (
        <Cell data-tool>
          <Remove index={index} onRemove={onRemove} />
        </Cell>
      )}
    </Row>
  );
});

function Remove({ index, onRemove }: Pick<RowProps, 'index' | 'onRemove'>) {
  return (
    <Tool
      type="button"
      aria-label={translate(partsMessages.remove(index + 1))}
      title={translate(partsMessages.remove(index + 1))}
      onClick={() => onRemove(index)}
    >
      <Trash size={15} strokeWidth={1.6} aria-hidden />
    </Tool>
  );
}

/** Alt with an arrow moves the row, before a picker in it takes the keys. */
function moveByKey(event: KeyboardEvent, { index, onMove }: Pick<RowProps, 'index' | 'onMove'>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || !event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
  onMove(index, index + step, cell ?? '');
}

const Tool = styled('button')({
  ...iconButton,
  display: 'grid',
  '&[data-handle]': { cursor: 'grab', touchAction: 'none' },
  '@media (pointer: coarse)': { width: 44, height: 44 },
});
const Card = styled('div')({
  display: 'grid',
  // As much as a day with its button needs.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))',
  gap: '10px 12px',
  padding: '6px 12px 12px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  '& > [data-tool]': { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 4, marginLeft: -8 },
  '& > [data-tool] > b': { flex: 1, fontSize: '0.75rem', fontWeight: 650, color: 'var(--ink-3)' },
  // What names the row takes the first line.
  '& > [data-tool] + div': { gridColumn: '1 / -1' },
  '&[data-dragged]': { background: 'var(--selected)' },
});
