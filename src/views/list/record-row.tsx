import Checkbox from '@mui/material/Checkbox';
import { LinkBase, useCreatePath, useNavigate } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { SoftChip } from '../../shell/index.ts';
import { Cell } from '../columns/index.tsx';
import { plainText } from '../plain.ts';
import type { Row } from '../record.ts';
import { useSay } from '../say.ts';
import { listWords, words } from '../words.ts';
import type { ListColumn, ListColumns } from './list-columns.ts';
import { RowActions } from './row-actions.tsx';
import { Title } from './table-parts.tsx';
import type { TreePlace } from './tree-depth.ts';

type Props = {
  resource: Resource;
  row: Row;
  name: string;
  columns: ListColumns;
  place?: TreePlace;
  isChosen: boolean;
  onToggle: () => void;
};

/** One record in one line; a click anywhere but on its box and its actions opens it. */
export function RecordRow({ resource, row, name, columns, place, isChosen, onToggle }: Props) {
  const say = useSay();
  const navigate = useNavigate();
  const path = useCreatePath()({ resource: resource.name, type: 'show', id: row.id });
  const textOf = ({ name: column, field }: ListColumn) => plainText(column, field, row, say);
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
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': say(listWords.select(name)) } }}
        />
      </td>
      <td className="title" title={textOf(columns.title)}>
        <Title
          style={{
            paddingLeft: (place?.depth ?? 0) * 22,
            fontWeight: place?.isParent ? 650 : undefined,
          }}
        >
          {columns.code && <span className="code">{textOf(columns.code)}</span>}
          <LinkBase to={path}>{textOf(columns.title)}</LinkBase>
        </Title>
      </td>
      {columns.others.map((column) => (
        <td
          key={column.name}
          className={[column.align, isQuiet(column) && 'quiet'].filter(Boolean).join(' ')}
          title={textOf(column)}
        >
          <Cell name={column.name} field={column.field} row={row} />
        </td>
      ))}
      <td className="row-status">
        {row.isActive ? say(words.active) : <SoftChip>{say(words.inactive)}</SoftChip>}
      </td>
      <td className="row-actions">
        <RowActions resource={resource} row={row} name={name} />
      </td>
    </tr>
  );
}

const isQuiet = ({ field }: ListColumn): boolean => field.kind === 'reference' || field.kind === 'references';

/** Boxes, links, menus and their backdrops take their clicks themselves. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  (target.closest('a, button, input, label, [role="menu"], [role="dialog"], [role="presentation"]') !==
    null ||
    target.closest('tr') === null);
