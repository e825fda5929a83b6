import { styled } from '@mui/material/styles';
import { deedLabel } from '../../../domain/access/what-roles-do.ts';
import { upperFirst } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { formatDate } from '../../ui/format.ts';
import type { Ref } from '../../views/parts.ts';
import { personMessages, standingMessages as said } from '../messages.ts';
import {
  type HoldingValues,
  holdingName,
  isPast,
  type Looked,
  type PersonValues,
  rolesByHolding,
} from '../person-values.ts';

/** The present and coming posts: unit, term, roles, and what can be done with them. */
export function PostsHeld({ values, looked }: { values: PersonValues & { roles?: Ref[] }; looked: Looked }) {
  const today = dayInWib();
  const { holdings } = values;
  const roles = rolesByHolding(values, today);
  const known = [...(values.roles ?? []), ...holdings.flatMap((row) => row.roles ?? [])];
  const labelOf = (id: string): string => known.find((role) => role.id === id)?.label ?? '';
  const present = holdings
    .map((row, at) => {
      const seen = looked.holdings[at];
      const given = (seen?.postRoles ?? []).map(({ label }) => label);
      return { row, roles: [...new Set([...given, ...(roles[at] ?? []).map(labelOf)])], seen };
    })
    .filter(({ row }) => !isPast(row, today));
  return (
    <Posts>
      <h2>{translate(said.posts)}</h2>
      {present.length === 0 && <p>{translate(personMessages.noHolding)}</p>}
      {present.map(({ row, roles: names, seen }) => (
        <div key={row.id}>
          <b>{holdingName(row)}</b>
          <small>{[seen?.unitName, term(row), names.join(', ')].filter(Boolean).join(' · ')}</small>
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
