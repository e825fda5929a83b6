import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useSay } from '../say.ts';
import { listWords } from '../words.ts';

/** SPEC A5: searching waits this long after the last key. */
const pause = 300;

/** Search as one types; the address keeps it. */
export function SearchBox({ label }: { label: string }) {
  const say = useSay();
  const { filterValues, setFilters } = useListContext();
  const asked: string = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  useEffect(() => {
    // Changed from outside (back button, cleared filters): what is shown follows.
    if (asked !== sent.current) {
      sent.current = asked;
      setTyped(asked);
    }
  }, [asked]);
  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      const { q: _, ...others } = filterValues;
      setFilters(text ? { ...others, q: text } : others, undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, filterValues, setFilters]);
  return (
    <OutlinedInput
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // First what is typed goes, then the focus, so that the list's keys work again.
        if (typed) setTyped('');
        else if (event.target instanceof HTMLElement) event.target.blur();
        event.preventDefault();
      }}
      placeholder={label}
      startAdornment={
        <InputAdornment position="start">
          <Search size={15} strokeWidth={1.6} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        typed && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={say(listWords.clearSearch)}
              onClick={() => setTyped('')}
            >
              <X size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </InputAdornment>
        )
      }
      slotProps={{
        input: {
          'aria-label': label,
          'aria-keyshortcuts': '/',
          type: 'search',
          enterKeyHint: 'search',
        },
      }}
      sx={{
        // Beside the filters' button on a phone, 300 wide elsewhere.
        width: { xs: 0, sm: 300 },
        flexGrow: { xs: 1, sm: 0 },
        pl: '10px',
        '& input': { pl: 0 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
