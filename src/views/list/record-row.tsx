import { memo } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { Cell, shownOf } from '../kinds/index.tsx';
import { listMessages, messages } from '../messages.ts';
import { type Row, representationOf } from '../record.ts';
import { cellText } from './cell-text.ts';
import type { ListColumn, ListColumns } from './list-columns.ts';
import { RowActions } from './row-actions.tsx';
import { RowBox } from './row-box.tsx';
import { Title } from './table-parts.tsx';

type Props = {
  resource: Resource;
  row: Row;
  columns: ListColumns;
  /** A function, so that rows left unchanged do not compute their address. */
  hrefOf: (id: string) => string;
  isChosen: boolean;
  /** With Shift: all between the last one and this one. */
  onToggle: (id: string, isRange: boolean) => void;
};

/**
 * One record in one line. There may be a hundred: reads no context that changes by navigation or selection;
 * checkbox and button are native.
 */
export const RecordRow = memo(function RecordRow({
  resource,
  row,
  columns,
  hrefOf,
  isChosen,
  onToggle,
}: Props) {
  return (
    <tr aria-selected={isChosen}>
      <td className="box">
        <RowBox
          label={translate(listMessages.select(representationOf(resource, row)))}
          isChosen={isChosen}
          onToggle={(_, withShift) => onToggle(row.id, withShift)}
        />
      </td>
      <Cells resource={resource} row={row} columns={columns} hrefOf={hrefOf} />
    </tr>
  );
});

/** Stays as it is while its row is chosen or not. */
const Cells = memo(function Cells({ resource, row, columns, hrefOf }: Omit<Props, 'isChosen' | 'onToggle'>) {
  const name = representationOf(resource, row);
  const textOf = (column: ListColumn) => cellText(column, row);
  // Without room for the status only the exception is shown.
  const saysStatus = columns.others.some((column) => column.name === 'isActive');
  return (
    <>
      <td className="title" title={textOf(columns.title)}>
        <Title>
          {columns.code && <span className="code">{textOf(columns.code)}</span>}
          <a href={hrefOf(row.id)} data-row={row.id}>
            {textOf(columns.title) || name || translate(listMessages.unnamed)}
          </a>
          {!saysStatus && row.isActive === false && <SoftChip>{translate(messages.inactive)}</SoftChip>}
        </Title>
      </td>
      {columns.others.map((column) => (
        <td
          key={column.name}
          className={[column.align, isQuiet(column) && 'quiet'].filter(Boolean).join(' ')}
          title={textOf(column)}
        >
          <Shown column={column} row={row} />
        </td>
      ))}
      <td className="row-actions">
        <RowActions resource={resource} row={row} name={name} />
      </td>
    </>
  );
});

function Shown({ column, row }: { column: ListColumn; row: Row }) {
  if (column.name !== 'isActive') return <Cell name={column.name} field={column.field} row={row} />;
  return row.isActive ? (
    <span className="row-status">{translate(messages.active)}</span>
  ) : (
    <SoftChip>{translate(messages.inactive)}</SoftChip>
  );
}

const isQuiet = ({ field }: ListColumn): boolean => shownOf(field).filter === 'records';
