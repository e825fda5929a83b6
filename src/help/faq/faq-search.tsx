import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { say } from '../../../lib/language.ts';
import { words } from '../words.ts';

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
        aria-label={say(words.faqSearch)}
        placeholder={say(words.faqSearch)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
        }}
      />
      {typed && (
        <button
          type="button"
          aria-label={say(words.clear)}
          title={say(words.clear)}
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
