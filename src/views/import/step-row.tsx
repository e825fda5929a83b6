import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { translate } from '../../../lib/language.ts';
import { importMessages } from './messages.ts';

/** How far the import is; on a phone only the step that is open. */
export function StepRow({ step }: { step: number }) {
  return (
    <Row aria-label={translate(importMessages.stepsLabel)}>
      {importMessages.steps.map((label, at) => (
        <li key={label.id} aria-current={at === step ? 'step' : undefined} data-done={at < step || undefined}>
          <b>{at < step ? <Check size={11} strokeWidth={3} aria-hidden /> : at + 1}</b>
          {translate(label)}
          <small>{translate(importMessages.of(at + 1))}</small>
        </li>
      ))}
    </Row>
  );
}

const Row = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: '6px 24px 0',
  display: 'flex',
  gap: 26,
  borderBottom: '1px solid var(--line)',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingBottom: 11,
    color: 'var(--ink-3)',
    fontWeight: 550,
    whiteSpace: 'nowrap',
  },
  '& b': {
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '1.5px solid var(--line-2)',
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.6875rem',
    flex: 'none',
  },
  '& small': { display: 'none', fontSize: '0.75rem', fontWeight: 400, color: 'var(--ink-3)' },
  '& li[data-done]': { color: 'var(--ink-2)' },
  '& li[data-done] b': {
    background: 'var(--accent-soft)',
    borderColor: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
  },
  '& li[aria-current]': { color: 'var(--ink)', fontWeight: 700, boxShadow: 'inset 0 -2px var(--accent)' },
  '& li[aria-current] b': {
    background: 'var(--accent)',
    borderColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '@media (max-width: 599px)': {
    padding: '6px 16px 0',
    '& li:not([aria-current])': { display: 'none' },
    '& small': { display: 'inline' },
  },
});
