import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MissingField } from '../../../../domain/letters/letter-schema.ts';
import { translate } from '../../../../lib/language.ts';
import { isOnSheet } from '../compose/is-composed.ts';
import type { Draft } from '../draft/draft.ts';
import { fieldId } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { viewOf, type WizardRoute } from '../frame/wizard-route.ts';
import { summaryMessages } from './summary-messages.ts';

/** Where something to correct is corrected. */
export const hrefOfFault = ({ step, field }: MissingField, draft: Draft, { hrefOf }: WizardRoute): string =>
  `${hrefOf(viewOf(isOnSheet(field, draft) ? 'konten-naskah' : step, draft.contentMode))}#${fieldId(field)}`;

/** Lists what is missing or refused, each linking to its field. `before` names the purpose: "dikirim". */
export function Missing({ before }: { before: string }) {
  const { draft, missing, refused, place } = useWizard();
  const list = useRef<HTMLElement>(null);
  const all = [...refused, ...missing.filter(({ field }) => refused.every((one) => one.field !== field))];
  const count = refused.length;
  // After a refused "Kirim" the user is at the foot of a long page, so move the focus here.
  useEffect(() => {
    if (count === 0) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <List ref={list} tabIndex={-1} aria-label={translate(summaryMessages.incomplete)}>
      <h2>
        <TriangleAlert size={18} strokeWidth={1.6} aria-hidden />
        {translate((count > 0 ? summaryMessages.toMend : summaryMessages.toComplete)(all.length, before))}
      </h2>
      <ul>
        {all.map((one) => (
          <li key={one.field}>
            <Link to={hrefOfFault(one, draft, place)}>{one.message}</Link>
          </li>
        ))}
      </ul>
    </List>
  );
}

const List = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--stamp-soft)',
  padding: '14px 18px',
  '& h2': {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: '0.875rem',
    lineHeight: '20px',
    fontWeight: 650,
    color: 'var(--stamp)',
  },
  '& svg': { flex: 'none' },
  '& ul': { margin: '8px 0 0', paddingLeft: 44, display: 'grid', gap: 4 },
  '& a': { color: 'var(--ink)', textDecoration: 'underline', textUnderlineOffset: 3 },
});
