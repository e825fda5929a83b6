import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import type { Field, PartRow } from '../../../../resources/declare.ts';
import { totalsOf } from '../../../../resources/kinds/parts/totals.ts';
import { partsMessages } from './messages.ts';
import { asRecord, type PartsField, type ShownOf } from './row-text.ts';

type Props = { field: PartsField; rows: PartRow[]; shown: PartRow[]; shownOf: ShownOf };

/** @param rows all of them, for the totals */
export function RowsTable({ field, rows, shown, shownOf }: Props) {
  const columns = Object.entries(field.fields);
  return (
    <Table>
      <thead>
        <tr>
          {columns.map(([name, inner]) => (
            <th key={name} scope="col" data-align={shownOf(inner).align}>
              {translate(inner.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row, index) => (
          <tr key={row.id ?? index}>
            {columns.map(([name, inner]) => (
              <td key={name} data-align={shownOf(inner).align}>
                <CellValue name={name} field={inner} row={row} shownOf={shownOf} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <TotalsFoot field={field} rows={rows} shownOf={shownOf} />
    </Table>
  );
}

/** The sums below their columns. */
export function TotalsFoot({
  field,
  rows,
  shownOf,
  before = 0,
  after = 0,
}: Omit<Props, 'shown'> & { before?: number; after?: number }) {
  const totals = totalsOf(field, rows);
  const names = Object.keys(field.fields);
  const first = names.findIndex((name) => name in totals);
  if (first < 0) return null;
  const isLabelled = first > 0;
  return (
    <tfoot>
      <tr>
        {before > 0 && <td colSpan={before} />}
        {isLabelled && (
          <th scope="row" colSpan={first}>
            {translate(partsMessages.total)}
          </th>
        )}
        {names.slice(first).map((name) => {
          const inner = field.fields[name] as Field;
          return (
            <td key={name} data-align={shownOf(inner).align}>
              {name in totals && shownOf(inner).plain(inner, asRecord(totals), name)}
            </td>
          );
        })}
        {after > 0 && <td colSpan={after} />}
      </tr>
    </tfoot>
  );
}

function CellValue({
  name,
  field,
  row,
  shownOf,
}: {
  name: string;
  field: Field;
  row: PartRow;
  shownOf: ShownOf;
}) {
  const { Whole, Cell, plain } = shownOf(field);
  const Shown = Whole ?? Cell;
  const text = plain(field, asRecord(row), name);
  if (!text) return '–';
  return Shown ? <Shown name={name} field={field} row={asRecord(row)} /> : text;
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    height: 34,
    padding: '5px 8px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--line)',
  },
  '& thead th': {
    height: 30,
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 600,
    color: 'var(--ink-3)',
    borderColor: 'var(--line-2)',
  },
  '& [data-align="right"]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tr > :first-of-type': { paddingLeft: 0 },
  '& tr > :last-child': { paddingRight: 0 },
  '& tbody tr:last-child td': { borderBottom: 0 },
  '& tfoot th, & tfoot td': { fontWeight: 650, borderTop: '1px solid var(--line-2)', borderBottom: 0 },
});
