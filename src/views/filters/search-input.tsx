import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, Ref } from 'react';
import { translate } from '../../../lib/language.ts';
import { iconButton } from '../../ui/icon-button.ts';
import { listMessages } from '../messages.ts';

type Props = {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** The key that the screen focuses it by. */
  shortcut?: string;
  /** How wide it is, on phones too. */
  className?: string;
};

/** Search box with magnifier and clear button. Material's has five components and fifty rules. */
export function SearchInput({ label, typed, onType, onKeyDown, inputRef, shortcut, className }: Props) {
  return (
    <Box className={className}>
      <Search size={15} strokeWidth={1.6} aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        {...(onKeyDown && { onKeyDown })}
        {...(inputRef && { ref: inputRef })}
        {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      />
      <button
        type="button"
        aria-label={translate(listMessages.clearSearch)}
        // There from the start, so that the first key need not wait for it.
        style={{ visibility: typed ? 'visible' : 'hidden' }}
        onClick={() => onType('')}
      >
        <X size={15} strokeWidth={1.6} aria-hidden />
      </button>
    </Box>
  );
}

const Box = styled('div')({
  position: 'relative',
  minWidth: 0,
  '& > svg': { position: 'absolute', top: 'calc(50% - 7.5px)', left: 11, color: 'var(--ink-2)' },
  '& input': {
    width: '100%',
    height: 'var(--field-height)',
    padding: '0 36px 0 34px',
    border: '1px solid var(--field)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'inherit',
    font: 'inherit',
    appearance: 'none',
    textOverflow: 'ellipsis',
    '&:hover': { borderColor: 'var(--ink-2)' },
    '&:focus': { outline: '2px solid var(--focus)', outlineOffset: 2 },
    '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& button': {
    ...iconButton,
    display: 'grid',
    position: 'absolute',
    top: 'calc(50% - 15px)',
    right: 3,
  },
  '@media (max-width: 599.95px)': { '& input': { fontSize: 16 } },
  '@media (pointer: coarse)': {
    '& input': { minHeight: 44, paddingRight: 44 },
    '& button': { top: 'calc(50% - 22px)', right: 0, width: 44, height: 44 },
  },
});
