import IconButton from '@mui/material/IconButton';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { mailboxMessages } from '../messages.ts';
import './list.css';
import { useSearchTyping } from '../../shell/index.ts';

type Props = {
  title: string;
  children?: ReactNode;
  /** Behind the search button. */
  tools?: ReactNode;
  search?: { label: string; value: string; onChange: (value: string) => void };
};

export function ListHead({ title, search, tools, children }: Props) {
  const [searching, setSearching] = useState(Boolean(search?.value));
  return (
    <header className="mailbox-list-head">
      <div className="mailbox-bar">
        {search && searching ? (
          <SearchField {...search} onClose={() => setSearching(false)} title={title} />
        ) : (
          <>
            <h1>{title}</h1>
            <span className="grow" />
            {search && (
              <IconButton
                title={search.label}
                aria-label={search.label}
                data-search
                onClick={() => setSearching(true)}
              >
                <Search size={18} strokeWidth={1.6} aria-hidden />
              </IconButton>
            )}
            {tools}
          </>
        )}
      </div>
      {children}
    </header>
  );
}

type FieldProps = NonNullable<Props['search']> & { title: string; onClose: () => void };

/** Esc or the cross ends the search. */
function SearchField({ label, value, onChange, onClose, title }: FieldProps) {
  const [typed, setTyped] = useSearchTyping(value, onChange);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const end = () => {
    onChange('');
    onClose();
  };
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <input
        ref={field}
        data-search
        type="search"
        className="mailbox-search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && end()}
      />
      <IconButton aria-label={translate(mailboxMessages.endSearch)} onClick={end}>
        <X size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </>
  );
}
