import Checkbox from '@mui/material/Checkbox';
import { LinkBase, useCreatePath, useNavigate } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { SoftChip } from '../../shell/index.ts';
import { Cell } from '../columns/index.tsx';
import type { Row } from '../record.ts';
import { useSay } from '../say.ts';
import { listWords, words } from '../words.ts';
import { cellText } from './cell-text.ts';
import type { ListColumn, ListColumns } from './list-columns.ts';
import { RowActions } from './row-actions.tsx';
import { Title } from './table-parts.tsx';

type Props = {
  resource: Resource;
  row: Row;
  name: string;
  columns: ListColumns;
  isChosen: boolean;
  /** With Shift: all between the last one and this one. */
  onToggle: (isRange: boolean) => void;
};

/** One record in one line; a click anywhere but on its box and its actions opens it. */
export function RecordRow({ resource, row, name, columns, isChosen, onToggle }: Props) {
  const say = useSay();
  const navigate = useNavigate();
  const path = useCreatePath()({ resource: resource.name, type: 'show', id: row.id });
  const textOf = (column: ListColumn) => cellText(column, row, say);
  // Where there is no room for the status, only what is unusual is said.
  const saysStatus = columns.others.some((column) => column.name === 'isActive');
  return (
    <tr
      aria-selected={isChosen}
      onClick={(event) => {
        if (!isControl(event.target)) navigate(path);
      }}
    >
      <td className="box">
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
          slotProps={{ input: { 'aria-label': say(listWords.select(name)) } }}
        />
      </td>
      <td className="title" title={textOf(columns.title)}>
        <Title>
          {columns.code && <span className="code">{textOf(columns.code)}</span>}
          <LinkBase to={path} data-row={row.id}>
            {textOf(columns.title) || name || say(listWords.unnamed)}
          </LinkBase>
          {!saysStatus && row.isActive === false && <SoftChip>{say(words.inactive)}</SoftChip>}
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
    </tr>
  );
}

function Shown({ column, row }: { column: ListColumn; row: Row }) {
  const say = useSay();
  if (column.name !== 'isActive') return <Cell name={column.name} field={column.field} row={row} />;
  return row.isActive ? (
    <span className="row-status">{say(words.active)}</span>
  ) : (
    <SoftChip>{say(words.inactive)}</SoftChip>
  );
}

const isQuiet = ({ field }: ListColumn): boolean => field.kind === 'reference' || field.kind === 'references';

/** Boxes, links, menus and their backdrops take their clicks themselves. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  (target.closest('a, button, input, label, [role="menu"], [role="dialog"], [role="presentation"]') !==
    null ||
    target.closest('tr') === null);
