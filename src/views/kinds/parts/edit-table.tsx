import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { translate } from '../../../../lib/language.ts';
import type { Field, PartRow } from '../../../../resources/declare.ts';
import { withComputed } from '../../../../resources/kinds/parts/computed.ts';
import { textWidth } from '../../list/text-width.ts';
import { partsMessages } from './messages.ts';
import { asRecord, type PartsField, type ShownOf } from './row-text.ts';
import { TotalsFoot } from './rows-table.tsx';

type Props = { name: string; field: PartsField; shownOf: ShownOf; children: ReactNode };

/** Rows of inputs with their headings and totals. */
export function EditTable({ name, field, shownOf, children }: Props) {
  const rows = useWatch({ name }) as PartRow[] | undefined;
  const columns = Object.entries(field.fields).map(([key, inner]) => ({
    ...{ key, inner },
    ...widthOf(key, inner, rows ?? [], shownOf),
  }));
  const minWidth = columns.reduce((sum, { least }) => sum + least, tools.before + tools.after);
  return (
    <Table style={{ minWidth }}>
      <colgroup>
        <col style={{ width: tools.before }} />
        {columns.map(({ key, least, isShared }) => (
          <col key={key} style={isShared ? undefined : { width: least }} />
        ))}
        <col style={{ width: tools.after }} />
      </colgroup>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, inner }) => (
            <th key={key} scope="col" data-align={shownOf(inner).align}>
              {translate(inner.label)}
            </th>
          ))}
          <th aria-label={translate(partsMessages.tools)} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <Totals name={name} field={field} shownOf={shownOf} />
    </Table>
  );
}

function Totals({ name, ...props }: Omit<Props, 'children'>) {
  const rows = useWatch({ name }) as PartRow[] | undefined;
  const whole = (rows ?? []).map((row) => withComputed(props.field, row));
  return <TotalsFoot {...props} rows={whole} before={1} after={1} />;
}

/**
 * Numbers, days and switches take what they need; words share what is left.
 * @returns the width that a column needs in pixels, and whether it may have more
 */
function widthOf(
  name: string,
  field: Field,
  rows: readonly PartRow[],
  shownOf: ShownOf,
): { least: number; isShared: boolean } {
  const { align, plain } = shownOf(field);
  if (align === 'right') {
    const longest = Math.max(0, ...rows.map((row) => textWidth(plain(field, asRecord(row), name))));
    // In steps: a column that grows with each digit is restless.
    return { least: Math.max(128, Math.ceil((longest + besides) / step) * step), isShared: false };
  }
  const own: number | undefined = { date: 184, dateTime: 280, boolean: 72 }[field.kind as string];
  return { least: own ?? words, isShared: own === undefined };
}

/** Of the handle before a row, and the bin after it, in pixels. */
const tools = { before: 30, after: 32 };

/** Some twenty signs. */
const words = 200;

/** What a box takes beside its number, with "Rp" apart from it, in pixels. */
const besides = 68;
const step = 24;

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '4px 4px', textAlign: 'left', verticalAlign: 'top' },
  '& thead th': { fontSize: '0.75rem', lineHeight: '16px', fontWeight: 600, color: 'var(--ink-3)' },
  '& [data-align="right"]': { textAlign: 'right' },
  '& td[data-tool]': { padding: '8px 0' },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& tbody tr[data-dragged]': { background: 'var(--selected)' },
  '& tfoot th, & tfoot td': {
    padding: '8px 4px',
    fontWeight: 650,
    borderTop: '1px solid var(--line-2)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tfoot [data-align="right"]': { paddingRight: 14 },
});
