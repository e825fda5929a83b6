import IconButton from '@mui/material/IconButton';
import Bookmark from 'lucide-react/icons/bookmark';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { LinkBase, useNavigate } from 'react-admin';
import type { SavedView } from '../../domain/calls/saved-views.ts';
import { translate } from '../../lib/language.ts';
import { useKeysWithHelp, useSigned } from '../shell/index.ts';
import { commonMessages } from '../ui/messages.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { searchMessages, tips } from './messages.ts';
import { narrowedWords } from './narrowed-messages.ts';
import { addressOf } from './place.ts';
import { recentSearches } from './recent.ts';
import { SearchField } from './search-field.tsx';
import { placeOfView, useSavedSearches } from './use-saved-searches.ts';
import './search.css';

/** /search: start of a search, with saved and recent ones (SPEC A1). */
export default function SearchPage() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const userId = useSigned().data?.user.id ?? '';
  const recent = recentSearches.use(userId);
  const { searches, remove } = useSavedSearches();
  const keys = useKeysWithHelp([
    { key: '/', words: translate(commonMessages.search), run: () => input.current?.focus() },
  ]);
  return (
    <div className="search-start">
      {keys}
      <PageHeader title={translate(searchMessages.title)} />
      <SearchField q="" autoFocus input={input} onSearch={(q) => navigate(addressOf({ q }))} />
      <div className="search-sections">
        {searches.length > 0 && (
          <section aria-labelledby="search-saved">
            <h2 id="search-saved">{translate(searchMessages.saved)}</h2>
            <ul>
              {searches.map((view) => (
                <li key={view.id}>
                  <LinkBase to={addressOf(placeOfView(view))}>
                    <Bookmark size={15} strokeWidth={1.6} aria-hidden />
                    <span>{view.name}</span>
                    <small>{savedWords(view)}</small>
                  </LinkBase>
                  <IconButton
                    size="small"
                    aria-label={translate(searchMessages.removeThis(view.name))}
                    title={translate(commonMessages.remove)}
                    onClick={() => remove.mutate(view.id)}
                  >
                    <X size={15} strokeWidth={1.6} aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          </section>
        )}
        {recent.length > 0 && (
          <section aria-labelledby="search-recent">
            <h2 id="search-recent">
              {translate(searchMessages.recent)}
              <button type="button" onClick={() => recentSearches.clear(userId)}>
                {translate(searchMessages.forget)}
              </button>
            </h2>
            <ul>
              {recent.map((q) => (
                <li key={q}>
                  <LinkBase to={addressOf({ q })}>
                    <Clock size={15} strokeWidth={1.6} aria-hidden />
                    <span>{q}</span>
                  </LinkBase>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="search-tips">
          <h2 id="search-tips">{translate(searchMessages.tips)}</h2>
          <dl>
            {tips.map(({ text, example }) => (
              <div key={example}>
                <dt>{translate(text)}</dt>
                <dd>
                  <LinkBase to={addressOf({ q: example })}>{example}</LinkBase>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

function savedWords(view: SavedView): string {
  const { q = '', filters = {} } = placeOfView(view);
  return [q, ...narrowedWords(filters)].filter(Boolean).join(' · ');
}
