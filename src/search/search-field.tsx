import Button from '@mui/material/Button';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useState } from 'react';
import { longestSearch } from '../../domain/search.ts';
import { translate } from '../../lib/language.ts';
import { commonMessages } from '../ui/messages.ts';
import { searchMessages } from './messages.ts';

type Props = {
  q: string;
  onSearch: (q: string) => void;
  input: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean;
};

/** The one field of the search. */
export function SearchField({ q, onSearch, input, autoFocus = false }: Props) {
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]);
  return (
    <search>
      <form
        className="search-field"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) onSearch(typed.trim());
          else input.current?.focus();
        }}
      >
        <div>
          <Search size={18} strokeWidth={1.6} aria-hidden />
          <input
            ref={input}
            // biome-ignore lint/a11y/noAutofocus: the page is for nothing but typing here
            autoFocus={autoFocus}
            type="search"
            value={typed}
            maxLength={longestSearch}
            enterKeyHint="search"
            autoComplete="off"
            aria-label={translate(searchMessages.field)}
            placeholder={translate(searchMessages.hint)}
            onChange={(event) => setTyped(event.target.value)}
          />
          {typed ? (
            <button
              type="button"
              aria-label={translate(commonMessages.clear)}
              title={translate(commonMessages.clear)}
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
            >
              <X size={15} strokeWidth={1.6} aria-hidden />
            </button>
          ) : (
            <kbd aria-hidden>/</kbd>
          )}
        </div>
        <Button type="submit" variant="contained">
          {translate(commonMessages.search)}
        </Button>
      </form>
    </search>
  );
}
