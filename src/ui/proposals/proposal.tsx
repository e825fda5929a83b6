import { styled } from '@mui/material/styles';
import PenLine from 'lucide-react/icons/pen-line';
import type { KeyboardEvent } from 'react';
import { translate } from '../../../lib/language.ts';
import { FaultLine } from '../fault-line.tsx';
import { proposalMessages as messages } from './messages.ts';

type Props = {
  /** Of the field's input, which stands here otherwise. */
  id: string;
  label: string;
  /** What was read. */
  words: string;
  /** Where it comes from. */
  hint?: string | undefined;
  /** Why the field cannot stay empty. */
  error?: string | undefined;
  onAccept: () => void;
  /** Instead of it: with what was typed already. */
  onOwn: (typed: string) => void;
};

/** A field that was read from a file and is not accepted yet: Enter accepts, typing replaces, Tab leaves it open. */
export function Proposal({ id, label, words, hint, error, onAccept, onOwn }: Props) {
  const typeOver = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onOwn(event.key);
  };
  return (
    <Shell>
      <span id={`${id}-label`}>
        {label} <small>{translate(messages.proposed)}</small>
      </span>
      <div data-wrong={error ? '' : undefined}>
        <button
          type="button"
          id={id}
          data-proposal
          aria-label={translate(messages.accept(label, words))}
          aria-describedby={hint || error ? `${id}-help` : undefined}
          onClick={onAccept}
          onKeyDown={typeOver}
        >
          <mark>{words}</mark>
          <kbd>↵</kbd>
        </button>
        <button
          type="button"
          className="own"
          title={translate(messages.ownWords)}
          aria-label={translate(messages.typeOwn(label))}
          tabIndex={-1}
          onClick={() => onOwn('')}
        >
          <PenLine size={15} strokeWidth={1.6} aria-hidden />
        </button>
      </div>
      {(hint || error) && (
        <div id={`${id}-help`} className="help" aria-live="polite">
          {error ? <FaultLine text={error} /> : hint}
        </div>
      )}
    </Shell>
  );
}

const Shell = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  '& > span': { fontWeight: 600, fontSize: '0.8125rem', lineHeight: '18px' },
  '& > span > small': { fontSize: 'inherit', fontWeight: 450, color: 'var(--ink-3)' },
  '& > div': { position: 'relative' },
  '& > .help': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)', overflowWrap: 'anywhere' },
  '& button': { font: 'inherit', color: 'inherit', background: 'none', border: 0, cursor: 'pointer' },
  '& button[data-proposal]': {
    width: '100%',
    minHeight: 38,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 40px 6px 8px',
    textAlign: 'start',
    border: '1px solid var(--field)',
    borderRadius: 8,
    background: 'var(--surface)',
  },
  '& > [data-wrong] button[data-proposal]': { borderColor: 'var(--danger)' },
  '& button[data-proposal]:hover': { background: 'var(--hover)' },
  // Also after a click on "Daftarkan", which leads to the first one.
  '& button:is(:focus-visible, [data-proposal]:focus)': {
    outline: '2px solid var(--focus)',
    outlineOffset: 2,
  },
  '& mark': {
    flex: '0 1 auto',
    padding: '2px 6px',
    borderRadius: 6,
    background: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
    overflowWrap: 'anywhere',
  },
  '& kbd': {
    marginLeft: 'auto',
    flex: 'none',
    visibility: 'hidden',
    padding: '0 5px',
    border: '1px solid var(--line-2)',
    borderRadius: 6,
    font: '500 11px/16px var(--ui)',
    color: 'var(--ink-3)',
  },
  '& button:focus kbd': { visibility: 'visible' },
  '& .own': {
    position: 'absolute',
    right: 4,
    top: 4,
    width: 30,
    height: 30,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 6,
    color: 'var(--ink-3)',
  },
  '& .own:hover': { background: 'var(--hover)', color: 'var(--ink)' },
  '@media (pointer: coarse)': {
    '& button[data-proposal]': { minHeight: 44 },
    '& .own': { width: 36, height: 36 },
  },
});
