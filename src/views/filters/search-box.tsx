import { styled } from '@mui/material/styles';
import { useListFilterContext } from 'react-admin';
import { useSearchTyping } from '../../shell/index.ts';
import { SearchInput } from './search-input.tsx';

/** Search while typing; stored in the address. */
export function SearchBox({ label }: { label: string }) {
  const { filterValues, setFilters } = useListFilterContext();
  const asked: string = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [typed, setTyped] = useSearchTyping(asked, (text) => {
    const { q: _, ...others } = filterValues;
    setFilters(text ? { ...others, q: text } : others, undefined);
  });
  return (
    <Sized
      label={label}
      typed={typed}
      onType={setTyped}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape clears the text first, then releases the focus, so that the list's shortcuts work again.
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
