import { styled } from '@mui/material/styles';
import type { KeyboardEvent, PointerEvent } from 'react';
import { translate } from '../../../lib/language.ts';
import { specialMessages } from './messages.ts';
import type { KeyedPart } from './use-parts.ts';

type Props = {
  part: KeyedPart;
  label: string;
  index: number;
  /** The one chip that Tab leads to. */
  isStop: boolean;
  isDragged: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onText: (text: string) => void;
  onPointerDown: (event: PointerEvent) => void;
};

/** Renders a token as a chip, literal text as an input sized to its length. */
export function PatternPartChip({ part, label, index, isStop, isDragged, ...rest }: Props) {
  if ('text' in part)
    return (
      <Literal
        data-part={index}
        aria-label={translate(specialMessages.literalInput)}
        value={part.text}
        // A brace would begin a token: those are added as chips.
        onChange={(event) => rest.onText(event.target.value.replace(/[{}]/g, ''))}
        onFocus={rest.onFocus}
        onKeyDown={rest.onKeyDown}
        style={{ width: `calc(${Math.max(1, part.text.length)}ch + 14px)` }}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
    );
  return (
    <Token
      data-dragged={isDragged || undefined}
      type="button"
      data-part={index}
      data-token={part.token}
      tabIndex={isStop ? 0 : -1}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
      title={translate(specialMessages.partHelp)}
      onFocus={rest.onFocus}
      onKeyDown={rest.onKeyDown}
      onPointerDown={rest.onPointerDown}
    >
      {label}
    </Token>
  );
}

const Token = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'grab',
  userSelect: 'none',
  // A finger on it moves it, not the page.
  touchAction: 'none',
  height: 30,
  padding: '0 10px',
  borderRadius: 6,
  background: 'var(--accent-soft)',
  color: 'var(--accent-ink)',
  fontSize: '0.8125rem',
  lineHeight: '30px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  '&[data-dragged]': { opacity: 0.5, cursor: 'grabbing' },
  '@media (pointer: coarse)': { height: 44, lineHeight: '44px' },
});
const Literal = styled('input')({
  all: 'unset',
  boxSizing: 'border-box',
  height: 30,
  minWidth: 24,
  maxWidth: '100%',
  padding: '0 6px',
  borderRadius: 6,
  background: 'var(--sunken)',
  boxShadow: 'inset 0 0 0 1px var(--line-2)',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '&:focus': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  '@media (pointer: coarse)': { height: 44, fontSize: 16 },
});
