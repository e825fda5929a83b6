import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { SearchInput } from './search-input.tsx';

/** SPEC A5: searching waits this long after the last key. */
const pause = 300;

/** Search as one types; the address keeps it. */
export function SearchBox({ label }: { label: string }) {
  const { filterValues, setFilters } = useListFilterContext();
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
    <Sized
      label={label}
      typed={typed}
      onType={setTyped}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // First what is typed goes, then the focus, so that the list's keys work again.
        if (typed) setTyped('');
        else if (event.target instanceof HTMLElement) event.target.blur();
        event.preventDefault();
      }}
      shortcut="/"
    />
  );
}

/** Beside the filters' button on a phone, 300 wide elsewhere. */
const Sized = styled(SearchInput)({ width: 300, '@media (max-width: 599.95px)': { width: 0, flexGrow: 1 } });
