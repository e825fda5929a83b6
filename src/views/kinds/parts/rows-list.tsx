import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import type { Field, PartRow } from '../../../../resources/declare.ts';
import { totalsOf } from '../../../../resources/kinds/parts/totals.ts';
import { partsMessages } from './messages.ts';
import { asRecord, type PartsField, rowName, type ShownOf } from './row-text.ts';

type Props = { field: PartsField; rows: PartRow[]; shown: PartRow[]; shownOf: ShownOf };

/** On a phone: two lines a row, its name and chief number above, the rest below. */
export function RowsList({ field, rows, shown, shownOf }: Props) {
  const chief = chiefOf(field, shownOf);
  const said = (name: string, row: PartRow): string => {
    const inner = field.fields[name] as Field;
    const { plain, onPhone } = shownOf(inner);
    const text = plain(inner, asRecord(row), name);
    return onPhone ? onPhone(inner, text, row[name]) : text;
  };
  const others = Object.keys(field.fields)
    .slice(1)
    .filter((name) => name !== chief);
  const totals = totalsOf(field, rows);
  return (
    <>
      <List>
        {shown.map((row, index) => (
          <li key={row.id ?? index}>
            <p>
              <span>{rowName(field, row, shownOf)}</span>
              {chief && <b>{shownValue(field, chief, row, shownOf)}</b>}
            </p>
            <small>
              {others
                .map((name) => said(name, row))
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </List>
      <Totals>
        {Object.keys(totals).map((name) => (
          <p key={name}>
            <span>{translate(partsMessages.totalOf((field.fields[name] as Field).label))}</span>
            <b>{shownValue(field, name, totals, shownOf)}</b>
          </p>
        ))}
      </Totals>
    </>
  );
}

const shownValue = ({ fields }: PartsField, name: string, row: PartRow, shownOf: ShownOf): string => {
  const field = fields[name] as Field;
  return shownOf(field).plain(field, asRecord(row), name);
};

/** The number that counts: the last that is summed, else the last there is. */
function chiefOf({ fields, options }: PartsField, shownOf: ShownOf): string | undefined {
  const numbers = Object.keys(fields).filter((name) => shownOf(fields[name] as Field).align === 'right');
  return options.totals?.at(-1) ?? numbers.at(-1);
}

const line = {
  display: 'flex',
  gap: 12,
  margin: 0,
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > b': { fontWeight: 'inherit', fontVariantNumeric: 'tabular-nums' },
} as const;
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '8px 0', borderBottom: '1px solid var(--line)' },
  '& p': line,
  '& small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
const Totals = styled('div')({ paddingTop: 8, '& p': { ...line, fontWeight: 650 } });
