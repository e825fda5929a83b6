import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';

/** Search field of the FAQ; Escape clears it. */
export function FaqSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="faq-search">
      <Search size={18} strokeWidth={1.6} aria-hidden />
      <input
        ref={input}
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        aria-label={translate(messages.faqSearch)}
        placeholder={translate(messages.faqSearch)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
        }}
      />
      {typed && (
        <button
          type="button"
          aria-label={translate(messages.clear)}
          title={translate(messages.clear)}
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <X size={15} strokeWidth={1.6} aria-hidden />
        </button>
      )}
    </search>
  );
}
