import { lazy, Suspense, useCallback, useRef } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { useKeysWithHelp } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-header.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { keys } from '../cache.ts';
import { FilterTabs } from '../lists/filter-tabs.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { usePaged } from '../lists/paged.ts';
import { Rows } from '../lists/rows.tsx';
import { enterKey, useRowKeys } from '../lists/use-row-keys.ts';
import { mailboxMessages } from '../messages.ts';
import { PaneBars } from '../reading/pane-bars.tsx';
import { neighbourKeys } from '../tasks/neighbour-keys.ts';
import { OrderButton, orderKey } from '../tasks/order/order-button.tsx';
import { askedIn, useTaskOrder } from '../tasks/order/task-order.ts';
import { TaskTabs } from '../tasks/task-tabs.tsx';
import { useOpenItem } from '../use-open-item.ts';
import { useReturnToRow } from '../use-return-to-row.ts';
import { DispositionRow } from './disposition-row.tsx';
import { dispositionMessages } from './messages.ts';
import '../desk.css';
import '../lists/page.css';
import './desk.css';

const loadDetail = () => import('./disposition-detail.tsx');
const DispositionDetail = lazy(loadDetail);
const base = '/naskah-dinas/tugas';

type Props = { kind: 'disposition-in' | 'disposition-out'; id: string | null };

/**
 * /naskah-dinas/tugas/disposition-in and -out: dispositions of this post, open and closed; one opens in place of
 * the list.
 */
function DispositionDesk({ kind, id }: Props) {
  usePageTitle(translate(dispositionMessages.tasks));
  const place = useOpenItem(base);
  const direction = kind === 'disposition-in' ? 'in' : 'out';
  const status = place.param('status') || 'open';
  const isOpen = status === 'all' ? undefined : status !== 'closed';
  const { listDispositions } = useNaskah();
  const [order, setOrder] = useTaskOrder();
  const firstChar = place.param('q');
  const list = usePaged([...keys.dispositionList(direction, isOpen, order), firstChar], (page) =>
    listDispositions({ ...page, firstChar, ...askedIn(order, 'deadline'), direction, isOpen }),
  );
  usePrefetch(loadDetail, !list.isPending);
  const rows = useRef<HTMLElement>(null);
  useReturnToRow(rows, id);
  const open = useCallback(
    (next: string | undefined, replace = false) =>
      place.go(place.to([kind, ...(next ? [next] : [])]), { replace }),
    [place, kind],
  );
  const rowKeys = useRowKeys({ list: rows, openRow: null, more: list.more, hasSearch: true });
  const help = useKeysWithHelp(
    id
      ? neighbourKeys({
          what: 'disposition',
          ids: list.items.map((item) => item.id),
          open: id,
          go: (next) => open(next),
        })
      : [...rowKeys, orderKey(rows)],
    id ? [] : [enterKey()],
  );
  if (id)
    return (
      <div className="mailbox is-whole has-open">
        <Suspense fallback={<PaneBars />}>
          <DispositionDetail key={id} id={id} direction={direction} onBack={() => open(undefined)} />
        </Suspense>
        {help}
      </div>
    );
  return (
    <section className="mailbox-page" ref={rows} aria-label={translate(dispositionMessages.tasks)}>
      <ListHead
        title={translate(dispositionMessages.tasks)}
        search={{
          label: translate(dispositionMessages.search),
          value: firstChar,
          onChange: (q) => place.go(place.to([kind], { q }), { replace: true }),
        }}
        tools={<OrderButton order={order} onOrder={setOrder} />}
      >
        <TaskTabs kind={kind} place={place} />
      </ListHead>
      <div className="card">
        <FilterTabs
          label={translate(dispositionMessages.filterByState)}
          tabs={[
            {
              label: translate(dispositionMessages.open),
              to: place.to([kind], { status: null }),
              isActive: status === 'open',
            },
            {
              label: translate(dispositionMessages.closed),
              to: place.to([kind], { status: 'closed' }),
              isActive: status === 'closed',
            },
            {
              label: translate(mailboxMessages.allOf),
              to: place.to([kind], { status: 'all' }),
              isActive: status === 'all',
            },
          ]}
        />
        <Rows
          label={
            direction === 'in'
              ? translate(dispositionMessages.incoming)
              : translate(dispositionMessages.outgoing)
          }
          list={list}
          search={firstChar}
          clear={firstChar ? () => place.go(place.to([kind], { q: null })) : undefined}
          row={(item) => <DispositionRow item={item} to={place.to([kind, item.id])} />}
          empty={
            <EmptyState
              title={
                isOpen === false
                  ? translate(dispositionMessages.noneDone)
                  : direction === 'in'
                    ? translate(dispositionMessages.noneIn)
                    : translate(dispositionMessages.noneOut)
              }
            />
          }
        />
      </div>
      {help}
    </section>
  );
}

export default DispositionDesk;
