import { styled } from '@mui/material/styles';
import { deedLabel } from '../../../domain/access/what-roles-do.ts';
import { upperFirst } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { formatDate } from '../../ui/format.ts';
import { personMessages, standingMessages as said } from '../messages.ts';
import { type HoldingValues, holdingName, isPast, type Looked } from '../person-values.ts';

/** The present and coming posts: unit, term, roles, and what can be done with them. */
export function PostsHeld({ holdings, looked }: { holdings: readonly HoldingValues[]; looked: Looked }) {
  const today = dayInWib();
  const present = holdings
    .map((row, at) => ({ row, seen: looked.holdings[at] }))
    .filter(({ row }) => !isPast(row, today));
  return (
    <Posts>
      <h2>{translate(said.posts)}</h2>
      {present.length === 0 && <p>{translate(personMessages.noHolding)}</p>}
      {present.map(({ row, seen }) => (
        <div key={row.id}>
          <b>{holdingName(row)}</b>
          <small>
            {[seen?.unitName, term(row), (row.roles ?? []).map(({ label }) => label).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {seen && seen.does.length > 0 && (
            <small>{upperFirst(seen.does.map((name) => translate(deedLabel(name))).join(', '))}</small>
          )}
        </div>
      ))}
    </Posts>
  );
}

function term({ startDate, endDate }: HoldingValues): string {
  if (!startDate) return '';
  return translate(
    endDate ? said.fromTo(formatDate(startDate), formatDate(endDate)) : said.since(formatDate(startDate)),
  );
}

const Posts = styled('div')({
  display: 'grid',
  gap: 10,
  '& h2': { margin: 0, fontSize: '0.75rem', lineHeight: '16px', fontWeight: 600, color: 'var(--ink-3)' },
  '& p': { margin: 0, color: 'var(--ink-3)' },
  '& b': { display: 'block', fontWeight: 650, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.75rem', lineHeight: '17px', color: 'var(--ink-2)' },
});
