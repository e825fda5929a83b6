import Button from '@mui/material/Button';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import { useFollowRow } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { mailboxMessages } from '../messages.ts';
import { useAskAhead } from '../reading/ask-ahead.ts';
import { Extra, SearchedFor } from './found.tsx';
import type { Paged } from './paged.ts';
import { Failed, offlineWords, RowBars } from './states.tsx';

type Props<T> = {
  /** What screen readers call the list. */
  label: string;
  list: Paged<T>;
  row: (item: T) => ReactNode;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** What the list is searched for. */
  search?: string;
  /** Given while the list is narrowed: then its emptiness is the filter's. */
  clear?: (() => void) | undefined;
};

export function Rows<T extends { id: string }>({ label, list, row, empty, search = '', clear }: Props<T>) {
  const follow = useFollowRow();
  const askAhead = useAskAhead();
  const onMouse = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-row]');
    if (!link) return;
    if (link.dataset.ahead) askAhead(link.dataset.row ?? '');
    if (event.type === 'click') follow(event, link);
  };
  if (list.isOffline) return <EmptyState title={offlineWords()} />;
  if (list.isPending) return <RowBars />;
  if (list.error) return <Failed error={list.error} retry={list.retry} />;
  if (list.items.length === 0) {
    return clear ? (
      <EmptyState
        title={translate(commonMessages.notFound)}
        action={
          <Button variant="outlined" onClick={clear}>
            {translate(mailboxMessages.clearFilters)}
          </Button>
        }
      />
    ) : (
      empty
    );
  }
  return (
    <SearchedFor value={search}>
      {search && <Extra hits={list} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by key a row is opened by its link */}
      <ul className="mailbox-rows" aria-label={label} onMouseDown={onMouse} onClick={onMouse}>
        {list.items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      {list.hasMore && <More list={list} />}
    </SearchedFor>
  );
}

/** Loads the next ten near the viewport; the button is for keyboards and after a failure. */
function More<T>({ list }: { list: Paged<T> }) {
  const place = useRef<HTMLDivElement>(null);
  const { more } = list;
  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && more(), {
      rootMargin: '200px',
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [more]);
  return (
    <div className="mailbox-more" ref={place}>
      <Button variant="text" onClick={more}>
        {list.isLoadingMore ? translate(commonMessages.loading) : translate(mailboxMessages.loadMore)}
      </Button>
    </div>
  );
}
