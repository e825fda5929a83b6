import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Minus from 'lucide-react/icons/minus';
import { translate } from '../../../lib/language.ts';
import { compareMessages as said } from './compare-messages.ts';
import { type ComparedGroup, type ComparedPrivilege, onlyDifferent, type Side } from './compare-rights.ts';

type Props = { groups: ComparedGroup[]; names: [string, string]; showsAll: boolean };

/** Privileges as rows in their groups, a column for each role. */
export function CompareTable({ groups, names, showsAll }: Props) {
  const shown = showsAll ? groups : onlyDifferent(groups);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate(said.privilege)}</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
        </tr>
      </thead>
      {shown.map(({ prefix, label, privileges }) => (
        <tbody key={prefix}>
          <tr className="group">
            <th scope="rowgroup" colSpan={3}>
              {translate(label)}
            </th>
          </tr>
          {privileges.map((one) => (
            <Line key={one.privilege.path} {...one} names={names} marks={showsAll} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

type LineProps = ComparedPrivilege & { names: [string, string]; marks: boolean };

function Line({ privilege, isDifferent, sides, names, marks }: LineProps) {
  return (
    <tr data-different={(marks && isDifferent) || undefined}>
      <th scope="row">
        {translate(privilege.label)}
        {marks && isDifferent && <span className="sr-only"> ({translate(said.differs)})</span>}
      </th>
      {sides.map((side, at) => (
        <td key={names[at] ?? at} data-held={side.held} data-role={names[at]}>
          <Held side={side} />
        </td>
      ))}
    </tr>
  );
}

const marks = { all: Check, part: CircleDashed, none: Minus };

function Held({ side: { held, words } }: { side: Side }) {
  const Mark = marks[held];
  return (
    <span className="held">
      <Mark size={15} strokeWidth={1.6} aria-hidden />
      {words}
    </span>
  );
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'left',
  '& th, & td': {
    padding: '7px 12px 7px 0',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontWeight: 650, borderBottom: '1px solid var(--line)' },
  '& thead th:first-of-type': { color: 'var(--ink-3)', fontSize: '0.75rem', lineHeight: '20px' },
  '& .group th': { paddingTop: 14, fontSize: '0.75rem', fontWeight: 650, color: 'var(--ink-3)' },
  '& tbody tr:not(.group)': { borderTop: '1px solid var(--line)' },
  '& tr[data-different]': { background: 'var(--accent-soft)' },
  '& .held': { display: 'inline-flex', gap: 8, alignItems: 'baseline' },
  '& .held svg': { flex: 'none', alignSelf: 'center' },
  '& td[data-held="none"]': { color: 'var(--ink-3)' },
  '& td[data-held="all"] svg, & td[data-held="part"] svg': { color: 'var(--accent-ink)' },
  '@media (max-width: 599.95px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tr, & th, & td': { display: 'block' },
    '& th, & td': { padding: '4px 0' },
    '& tbody tr:not(.group)': { padding: '6px 0' },
    '& tbody tr:not(.group) th': { fontWeight: 650 },
    '& td': { display: 'grid', gridTemplateColumns: 'minmax(0, 40%) minmax(0, 1fr)', gap: 12 },
    '& td::before': {
      content: 'attr(data-role)',
      color: 'var(--ink-3)',
      fontSize: '0.75rem',
      lineHeight: '20px',
    },
  },
});
