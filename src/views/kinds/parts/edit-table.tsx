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
  const columns = Object.entries(field.fields);
  const rows = useWatch({ name }) as PartRow[] | undefined;
  return (
    <Table>
      <colgroup>
        <col style={{ width: 30 }} />
        {columns.map(([key, inner]) => (
          <col key={key} style={widthOf(key, inner, rows ?? [], shownOf)} />
        ))}
        <col style={{ width: 32 }} />
      </colgroup>
      <thead>
        <tr>
          <td />
          {columns.map(([key, inner]) => (
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

/** Numbers, days and switches take what they need; words share what is left. */
const widthOf = (name: string, field: Field, rows: PartRow[], shownOf: ShownOf) => {
  const { align, plain } = shownOf(field);
  if (align === 'right') {
    const longest = Math.max(0, ...rows.map((row) => textWidth(plain(field, asRecord(row), name))));
    // In steps: a column that grows with each digit is restless.
    return { width: Math.max(128, Math.ceil((longest + besides) / step) * step) };
  }
  return { date: { width: 168 }, boolean: { width: 72 } }[field.kind as string];
};

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
