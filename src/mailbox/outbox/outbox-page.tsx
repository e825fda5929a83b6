import { lazy, Suspense, useCallback, useRef } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { EmptyState, useKeysWithHelp, usePageTitle } from '../../shell/index.ts';
import { keys } from '../cache.ts';
import { ListHead } from '../list/list-head.tsx';
import { usePaged } from '../list/paged.ts';
import { Rows } from '../list/rows.tsx';
import { enterKey, useRowKeys } from '../list/use-row-keys.ts';
import { WriteButton } from '../list/write-button.tsx';
import { usePlace } from '../place.ts';
import { PaneBars } from '../reading/pane-bars.tsx';
import { usePrefetch } from '../use-prefetch.ts';
import { useReturnToRow } from '../use-return-to-row.ts';
import { OutboxRow } from './outbox-row.tsx';
import '../desk.css';

const loadOutboxReading = () => import('./outbox-reading.tsx');
const OutboxReading = lazy(loadOutboxReading);

/** /naskah-dinas/outbox/{letter}: every letter of this post that left the drafts, and where it is now. */
const OutboxPage = () => {
  usePageTitle('Terkirim');
  usePrefetch(loadOutboxReading);
  const place = usePlace('/naskah-dinas/outbox');
  const openId = place.segments[0] ?? null;
  const firstChar = place.param('q');
  const { listOutbox } = useNaskah();
  const list = usePaged(keys.outbox(firstChar), (page) => listOutbox({ ...page, firstChar }));
  const rows = useRef<HTMLElement>(null);
  useReturnToRow(rows, openId);
  const back = useCallback(() => place.go(place.to()), [place]);
  const rowKeys = useRowKeys({ list: rows, openRow: openId, more: list.more, hasSearch: true });
  const backKeys = ['u', 'Escape'].map((key) => ({ key, words: 'Kembali ke daftar', run: back }));
  const help = useKeysWithHelp([...rowKeys, ...(openId ? backKeys : [])], [enterKey]);

  return (
    <div className={openId ? 'mailbox has-open' : 'mailbox'}>
      <section className="mailbox-list" ref={rows} aria-label="Terkirim">
        <ListHead
          title="Terkirim"
          search={{
            label: 'Cari di Terkirim',
            value: firstChar,
            onChange: (q) => place.go(place.to(place.segments, { q }), { replace: true }),
          }}
        />
        <div className="mailbox-scroll">
          <Rows
            label="Naskah terkirim"
            list={list}
            row={(row) => <OutboxRow item={row} to={place.to([row.id])} isSelected={row.id === openId} />}
            empty={
              <EmptyState title="Belum ada naskah yang dikirim dari jabatan ini." action={<WriteButton />} />
            }
            clear={firstChar ? () => place.go(place.to([], { q: null })) : undefined}
          />
        </div>
      </section>
      {openId ? (
        <Suspense fallback={<PaneBars />}>
          <OutboxReading key={openId} letterId={openId} onBack={back} />
        </Suspense>
      ) : (
        <section className="mailbox-pane is-empty" aria-label="Naskah">
          <EmptyState title="Pilih naskah untuk melihat keadaannya." />
        </section>
      )}
      {help}
    </div>
  );
};

export default OutboxPage;
