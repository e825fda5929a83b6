import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem } from '../../../resources/naskah-dinas/letter.ts';
import type { Key } from '../../shell/index.ts';
import { EmptyState, useKeysWithHelp, usePageTitle } from '../../shell/index.ts';
import { keys } from '../cache.ts';
import { FilterTabs } from '../list/filter-tabs.tsx';
import { ListHead } from '../list/list-head.tsx';
import { usePaged } from '../list/paged.ts';
import { Rows } from '../list/rows.tsx';
import { enterKey, useRowKeys } from '../list/use-row-keys.ts';
import { usePlace } from '../place.ts';
import { PaneBars } from '../reading/pane-bars.tsx';
import { usePrefetch } from '../use-prefetch.ts';
import { useReturnToRow } from '../use-return-to-row.ts';
import { InboxRow } from './inbox-row.tsx';
import { useHandling } from './use-handling.tsx';
import { useInboxCounts } from './use-inbox-counts.ts';
import '../desk.css';

const loadInboxReading = () => import('./inbox-reading.tsx');
const InboxReading = lazy(loadInboxReading);
const base = '/naskah-dinas/inbox';

/** /naskah-dinas/inbox/{letter}: the letters this post received, one of them open beside (SPEC B1.5). */
const InboxPage = () => {
  usePageTitle('Kotak Masuk');
  usePrefetch(loadInboxReading);
  const place = usePlace(base);
  const openId = place.segments[0] ?? null;
  const status = place.param('status');
  const isOpen = status === 'open' ? true : status === 'closed' ? false : undefined;
  const firstChar = place.param('q');
  const { listInbox } = useNaskah();
  const list = usePaged(keys.inbox({ isOpen, firstChar }), (page) =>
    listInbox({ ...page, isOpen, firstChar }),
  );
  const counts = useInboxCounts();
  const item = useOpenItem(openId, list.items, list.isPending);
  const { read, close, reopen } = useHandling();
  const rows = useRef<HTMLElement>(null);
  useReturnToRow(rows, openId);

  const back = useCallback(() => place.go(place.to()), [place]);
  const turn = useCallback(() => {
    if (!item) return;
    if (!item.isOpen) return void reopen(item);
    // In the list of open ones the row leaves, so the next one opens in its place.
    if (isOpen) place.go(place.to(nextOf(list.items, item)), { replace: true });
    void close(item);
  }, [item, isOpen, list.items, place, close, reopen]);

  const rowKeys = useRowKeys({ list: rows, openRow: openId, more: list.more });
  const paneKeys: Key[] = openId
    ? [
        { key: 'e', words: item?.isOpen === false ? 'Buka kembali' : 'Selesaikan', run: turn },
        { key: 'u', words: 'Kembali ke daftar', run: back },
        { key: 'Escape', words: 'Kembali ke daftar', run: back },
      ]
    : [];
  const [letterKeys, setLetterKeys] = useState<Key[]>([]);
  const help = useKeysWithHelp([...rowKeys, ...paneKeys, ...letterKeys], [enterKey]);

  return (
    <div className={openId ? 'mailbox has-open' : 'mailbox'}>
      <section className="mailbox-list" ref={rows} aria-label="Kotak Masuk">
        <ListHead
          title="Kotak Masuk"
          search={{
            label: 'Cari di Kotak Masuk',
            value: firstChar,
            onChange: (q) => place.go(place.to(place.segments, { q }), { replace: true }),
          }}
        >
          <FilterTabs
            label="Saring menurut status"
            tabs={[
              { label: 'Semua', to: place.to([], { status: null }), isActive: !status },
              {
                label: 'Open',
                to: place.to([], { status: 'open' }),
                isActive: isOpen === true,
                count: counts?.open,
              },
              {
                label: 'Closed',
                to: place.to([], { status: 'closed' }),
                isActive: isOpen === false,
                count: counts?.closed,
              },
            ]}
          />
        </ListHead>
        <div className="mailbox-scroll">
          <Rows
            label="Naskah masuk"
            list={list}
            row={(row) => (
              <InboxRow item={row} to={place.to([row.letterId])} isSelected={row.letterId === openId} />
            )}
            empty={
              <EmptyState
                title={
                  isOpen
                    ? 'Semua naskah masuk sudah diselesaikan.'
                    : 'Belum ada naskah masuk untuk jabatan ini.'
                }
              />
            }
            clear={firstChar ? () => place.go(place.to([], { q: null })) : undefined}
          />
        </div>
      </section>
      {openId ? (
        <Suspense fallback={<PaneBars />}>
          <InboxReading
            key={openId}
            letterId={openId}
            item={item}
            onRead={read}
            onTurn={turn}
            onBack={back}
            onKeys={setLetterKeys}
          />
        </Suspense>
      ) : (
        <section className="mailbox-pane is-empty" aria-label="Naskah">
          <EmptyState title="Pilih naskah untuk membacanya." />
        </section>
      )}
      {help}
    </div>
  );
};

export default InboxPage;

/** The item of the open letter: from the list, or asked for alone when the address came from elsewhere. */
function useOpenItem(letterId: string | null, items: InboxItem[], isPending: boolean): InboxItem | null {
  const { listInbox } = useNaskah();
  const listed = items.find((item) => item.letterId === letterId);
  const found = useQuery({
    queryKey: keys.inboxItem(letterId ?? ''),
    queryFn: async ({ signal }) =>
      (await listInbox({ page: 1, perPage: 1, filter: { letterId }, signal })).items[0] ?? null,
    enabled: letterId !== null && !listed && !isPending,
  });
  return listed ?? found.data ?? null;
}

const nextOf = (items: InboxItem[], { id }: InboxItem): string[] => {
  const at = items.findIndex((item) => item.id === id);
  const next = items[at + 1] ?? items[at - 1];
  return next ? [next.letterId] : [];
};
