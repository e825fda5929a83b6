import { styled } from '@mui/material/styles';
import { LinkBase, useCreatePath } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { SoftChip } from '../../shell/index.ts';
import { type Row, representationOf } from '../record.ts';
import { useSay } from '../say.ts';
import { listWords, words } from '../words.ts';
import { cellText } from './cell-text.ts';
import { phoneText } from './phone-text.ts';
import { useColumns } from './use-columns.ts';

/** Two lines a row on narrow screens: what it is called, and what the columns would say. */
export function PhoneRows({ resource, rows }: { resource: Resource; rows: Row[] }) {
  const say = useSay();
  const createPath = useCreatePath();
  const { columns } = useColumns(resource);
  const { title, code, others } = columns;
  return (
    <Rows>
      {rows.map((row) => {
        // That a record is inactive says its chip; that it is active is nothing to tell.
        const second = [code, ...others]
          .map((column) => (column && column.name !== 'isActive' ? phoneText(column, row, say) : ''))
          .filter(Boolean)
          .join(' · ');
        return (
          <li key={row.id}>
            <LinkBase
              to={createPath({ resource: resource.name, type: 'show', id: row.id })}
              data-row={row.id}
            >
              <span className="first">
                <b>
                  {cellText(title, row, say) || representationOf(resource, row) || say(listWords.unnamed)}
                </b>
                {!row.isActive && <SoftChip>{say(words.inactive)}</SoftChip>}
              </span>
              <span className="second">{second}</span>
            </LinkBase>
          </li>
        );
      })}
    </Rows>
  );
}

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  overflow: 'hidden',
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    display: 'grid',
    gap: 2,
    minHeight: 60,
    alignContent: 'center',
    padding: '8px 14px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '& a:active': { background: 'var(--hover)' },
  '& .first': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& b': { fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& b, & .second': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .second': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
