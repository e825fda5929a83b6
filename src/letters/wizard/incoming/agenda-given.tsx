import { styled } from '@mui/material/styles';
import type { RegisteringItem } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { agendaLabel } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { incomingMessages } from './messages.ts';

/** The number just given, large enough to be copied onto the paper, and which paper that is. */
export function AgendaGiven({ agenda, senderName, number }: RegisteringItem) {
  return (
    agenda && (
      <Given role="status">
        <small>{translate(incomingMessages.lastAgenda)}</small>
        <b>{agendaLabel(agenda)}</b>
        <span>
          <strong>{senderName}</strong>
          {number}
        </span>
      </Given>
    )
  );
}

const Given = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'center',
  '& > small': { gridColumn: '1 / -1', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-2)' },
  '& > b': {
    fontSize: '2.25rem',
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: '-.014em',
    userSelect: 'all',
  },
  '& > span': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& strong': { display: 'block', color: 'var(--ink)', fontWeight: 650 },
});
