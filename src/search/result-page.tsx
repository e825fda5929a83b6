import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import ListFilter from 'lucide-react/icons/list-filter';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { lazyPart, useKeysWithHelp, useSigned } from '../shell/index.ts';
import { commonMessages } from '../ui/messages.ts';
import { PageHeader, usePageTitle } from '../ui/page-header.tsx';
import { PageLinks } from '../ui/page-links.tsx';
import { countWords } from './count-messages.ts';
import { FacetChips } from './facet-chips.tsx';
import { Facets } from './facets.tsx';
import { Finds } from './finds.tsx';
import { searchMessages } from './messages.ts';
import { addressOf, type Place, perPage, placeOf, queryOf, type Sort } from './place.ts';
import { recentSearches } from './recent.ts';
import { SearchField } from './search-field.tsx';
import { useResultKeys } from './use-result-keys.ts';
import './search.css';

const SaveSearch = lazyPart(() => import('./save-search.tsx'));
const FacetSheet = lazyPart(() => import('./facet-sheet.tsx'));

/** /search/result: results and facets; all state is in the address (SPEC A1, B7). */
export default function ResultPage() {
  const [params] = useSearchParams();
  const place = placeOf(params);
  const navigate = useNavigate();
  const { search } = useNaskah();
  const userId = useSigned().data?.user.id;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'save' | 'facets' | null>(null);
  const query = queryOf(place);
  const { data, error, isFetching, isPlaceholderData, refetch, fetchStatus } = useQuery({
    queryKey: ['search', query],
    queryFn: ({ signal }) => search({ ...query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
  const q = place.q.trim();
  useEffect(() => {
    if (q && userId) recentSearches.add(userId, q);
  }, [q, userId]);
  const go = (patch: Partial<Place>) => navigate(addressOf({ ...place, page: 1, ...patch }));
  const turn = (page: number) => {
    go({ page });
    list.current?.scrollIntoView({ block: 'start' });
  };
  const keys = useKeysWithHelp(useResultKeys(list, input), [
    { key: 'Enter', words: translate(searchMessages.openLetter) },
  ]);
  const facets = data?.facets ?? [];
  const panel = (
    <Facets
      facets={facets}
      filters={place.filters}
      total={data?.totalCount ?? 0}
      isAtLeast={data?.totalIsEstimated === true}
      onChange={(filters) => go({ filters })}
    />
  );
  const pages = Math.ceil((data?.totalCount ?? 0) / perPage);
  usePageTitle(
    place.q ? `${place.q} · ${translate(searchMessages.results)}` : translate(searchMessages.results),
  );
  return (
    <div className="search-results">
      {keys}
      <PageHeader title={translate(searchMessages.results)} />
      <SearchField q={place.q} input={input} onSearch={(q) => navigate(addressOf({ q, sort: place.sort }))} />
      <div className="search-bar" ref={list}>
        <p role="status">{data && !isPlaceholderData ? countWords(data) : ' '}</p>
        <span className="grow" />
        {facets.length > 0 && (
          <Button
            className="search-narrow"
            variant="outlined"
            startIcon={<ListFilter size={15} strokeWidth={1.6} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setDialog('facets')}
          >
            {translate(searchMessages.narrow)}
          </Button>
        )}
        <TextField
          select
          size="small"
          hiddenLabel
          value={place.sort}
          onChange={(event) => go({ sort: event.target.value as Sort })}
          slotProps={{ select: { inputProps: { 'aria-label': translate(searchMessages.sort) } } }}
        >
          {(['relevance', 'newest', 'oldest'] as const).map((sort) => (
            <MenuItem key={sort} value={sort}>
              {translate(searchMessages[sort])}
            </MenuItem>
          ))}
        </TextField>
        <Button
          className="search-save"
          variant="outlined"
          startIcon={<Bookmark size={15} strokeWidth={1.6} aria-hidden />}
          aria-label={translate(searchMessages.save)}
          onClick={() => setDialog('save')}
        >
          {translate(commonMessages.save)}
        </Button>
      </div>
      <FacetChips facets={facets} filters={place.filters} onChange={(filters) => go({ filters })} />
      <div className="search-columns" aria-busy={isFetching}>
        <div className="search-found">
          <Finds
            answer={data}
            place={place}
            error={error}
            isOffline={fetchStatus === 'paused'}
            isOld={isPlaceholderData}
            retry={() => void refetch()}
            go={go}
          />
          {pages > 1 && data && data.items.length > 0 && (
            <footer className="search-pager">
              <PageLinks page={place.page} pages={pages} onPage={turn} />
            </footer>
          )}
        </div>
        {facets.length > 0 && (
          <aside className="search-facets" aria-label={translate(searchMessages.filters)}>
            {panel}
          </aside>
        )}
      </div>
      <Suspense>
        {dialog === 'save' && <SaveSearch place={place} onClose={() => setDialog(null)} />}
        {dialog === 'facets' && (
          <FacetSheet total={data ? countWords(data) : ''} onClose={() => setDialog(null)}>
            {panel}
          </FacetSheet>
        )}
      </Suspense>
    </div>
  );
}
