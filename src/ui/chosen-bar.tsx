import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { translate } from '../../lib/language.ts';
import { commonMessages } from './messages.ts';

type Props = {
  /** How many rows are chosen, in words. */
  count: string;
  /** Accessible name, where it is more than the count. */
  label?: string;
  onClear: () => void;
  /** Plain buttons; `i` is a line between them. */
  children: ReactNode;
  /** Selects all that is shown. */
  all?: { label: string; onSelect: () => void } | undefined;
};

/** Bulk bar over a table while rows are selected: count first, exit last (LOOK, Bulk bar). */
export function ChosenBar({ count, label = count, onClear, all, children }: Props) {
  return (
    <Bar role="toolbar" aria-label={label}>
      <b aria-live="polite">{count}</b>
      {all && (
        <button type="button" className="all" onClick={all.onSelect}>
          {all.label}
        </button>
      )}
      {children}
      <span />
      <button type="button" className="cancel" onClick={onClear}>
        <X size={15} strokeWidth={1.6} aria-hidden />
        {translate(commonMessages.cancel)}
      </button>
    </Bar>
  );
}

const Bar = styled('div')({
  position: 'sticky',
  bottom: 16,
  zIndex: 10,
  alignSelf: 'center',
  marginInline: 'auto',
  marginTop: 'auto',
  marginBottom: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flexWrap: 'wrap',
  minHeight: 48,
  width: 'max-content',
  minWidth: 'min(800px, 100%)',
  maxWidth: '100%',
  padding: '8px 14px',
  borderRadius: 10,
  background: 'var(--ink)',
  color: 'var(--surface)',
  boxShadow: 'var(--pop)',
  '& i': { width: 1, height: 20, margin: '0 4px', background: 'currentColor', opacity: 0.3 },
  '& > span': { flex: 1 },
  '& b': { whiteSpace: 'nowrap', paddingRight: 6 },
  '& .all': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    height: 32,
    padding: '0 13px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:disabled': { opacity: 0.5, cursor: 'default' },
  '& button:hover': { background: 'rgba(128, 128, 128, 0.25)' },
  '@media (pointer: coarse)': { '& button': { height: 44 } },
  // Count, "all" and exit on the first line, actions below.
  '@media (max-width: 599px)': {
    gap: '0 4px',
    padding: 4,
    '&::before': { content: '""', flexBasis: '100%' },
    '& button': { padding: '0 10px' },
    '& b': { order: -4, paddingLeft: 10 },
    '& .all': { order: -3, flex: '1 1 0', minWidth: 0, lineHeight: '16px', textAlign: 'left' },
    '& > span': { order: -2 },
    '& .all ~ span, & i': { display: 'none' },
    '& .cancel': { order: -1 },
  },
  '& button:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
});
