import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, Ref } from 'react';
import { useSay } from '../say.ts';
import { listWords } from '../words.ts';

type Props = {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** The key that the screen focuses it by. */
  shortcut?: string;
  size?: 'small' | 'medium';
  sx?: SxProps<Theme>;
};

/** A box to search in, with a magnifier, and a cross as soon as something is typed. */
export function SearchInput({ label, typed, onType, onKeyDown, inputRef, shortcut, size, sx }: Props) {
  const say = useSay();
  return (
    <OutlinedInput
      value={typed}
      onChange={(event) => onType(event.target.value)}
      placeholder={label}
      {...(size && { size })}
      {...(onKeyDown && { onKeyDown })}
      {...(inputRef && { inputRef })}
      startAdornment={
        <InputAdornment position="start">
          <Search size={15} strokeWidth={1.6} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        // There from the start, so that the first key need not wait for it.
        <InputAdornment position="end" style={{ visibility: typed ? 'visible' : 'hidden' }}>
          <IconButton
            size="small"
            edge="end"
            aria-label={say(listWords.clearSearch)}
            onClick={() => onType('')}
          >
            <X size={15} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </InputAdornment>
      }
      slotProps={{
        input: {
          'aria-label': label,
          type: 'search',
          enterKeyHint: 'search',
          ...(shortcut && { 'aria-keyshortcuts': shortcut }),
        },
      }}
      sx={[
        { pl: '10px', '& input': { pl: 0 }, '& input::-webkit-search-cancel-button': { display: 'none' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
