import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { letterName } from '../../../domain/letters/letter-name.ts';
import { countersEnd, type LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart, useKeysWithHelp } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-header.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { keys } from '../cache.ts';
import { type FilterField, filterOf, noFilter, outboxFields } from '../inbox/filters/filter.ts';
import { FilterButton } from '../inbox/filters/filter-button.tsx';
import { useLabellingSent } from '../labelling/use-labelling-sent.ts';
import { FilterTabs } from '../lists/filter-tabs.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { usePaged } from '../lists/paged.ts';
import { Rows } from '../lists/rows.tsx';
import { enterKey, rowInHand, useRowKeys } from '../lists/use-row-keys.ts';
import { WriteButton } from '../lists/write-button.tsx';
import { mailboxMessages } from '../messages.ts';
import { PaneBeside } from '../reading/pane-beside.tsx';
import { useOpenItem } from '../use-open-item.ts';
import { useBackToList } from '../use-return-to-row.ts';
import { outboxMessages } from './messages.ts';
import { OutboxRow } from './outbox-row.tsx';
import '../desk.css';

const loadSections = async () => (await import('../reading/sections.tsx')).loadSections('outbox');
const OutboxReading = lazyPart(() => import('./outbox-reading.tsx'));
const FilterChips = lazyPart(() => import('../inbox/filters/filter-chips.tsx'));
const LabelDialog = lazyPart(() => import('../labelling/label-dialog.tsx'));

/** /naskah-dinas/outbox/{letter}: every letter this post has sent on, and where it is now. */
function OutboxPage() {
  const place = useOpenItem('/naskah-dinas/outbox');
  const openId = place.segments[0] ?? null;
  // The row is marked at once; the letter beside it comes right after.
  const shownId = useDeferredValue(openId);
  const firstChar = place.param('q');
  const filter = useMemo(() => filterOf(place, [...outboxFields, progressField]), [place]);
  const narrowed = useMemo(() => filterOf(place, outboxFields), [place]);
  const underWay = useCountUnderWay();
  const { listOutbox } = useNaskah();
  const asked = { firstChar, ...(filter && { filter }) };
  const list = usePaged(keys.outbox(asked), (page) => listOutbox({ ...page, ...asked }));
  usePrefetch(OutboxReading.load, !list.isPending);
  usePrefetch(loadSections, !list.isPending);
  const item = useOpenRow(shownId, list.items, list.isPending);
  usePageTitle(item ? letterName(item) : translate(outboxMessages.sent));
  const label = useLabellingSent();
  const [labelling, setLabelling] = useState<LetterListItem | null>(null);
  const rows = useRef<HTMLElement>(null);
  const back = useBackToList(rows, openId, place);
  const labelInHand = () => {
    const id = rowInHand(rows.current, openId);
    setLabelling(id === item?.id ? item : (list.items.find((each) => each.id === id) ?? null));
  };
  const rowKeys = useRowKeys({ list: rows, openRow: openId, more: list.more, hasSearch: true });
  const backKeys = ['u', 'Escape'].map((key) => ({
    key,
    words: translate(mailboxMessages.backToList),
    run: back,
  }));
  const help = useKeysWithHelp(
    [
      ...rowKeys,
      {
        key: 'l',
        words: translate(mailboxMessages.addLabel),
        run: labelInHand,
        when: () => rowInHand(rows.current, openId) !== null,
      },
      ...(openId ? backKeys : []),
    ],
    [enterKey()],
  );

  return (
    <div className={openId ? 'mailbox has-open' : 'mailbox'}>
      <section className="mailbox-list" ref={rows} aria-label={translate(outboxMessages.sent)}>
        <ListHead
          title={translate(outboxMessages.sent)}
          search={{
            label: translate(outboxMessages.searchSent),
            value: firstChar,
            onChange: (q) => place.go(place.to(place.segments, { q }), { replace: true }),
          }}
          tools={
            <FilterButton
              title={translate(outboxMessages.filterSent)}
              fields={outboxFields}
              place={place}
              isSet={narrowed !== undefined}
            />
          }
        >
          <FilterTabs
            label={translate(outboxMessages.filterByProgress)}
            tabs={progressTabs.map(({ label, value }) => ({
              label: translate(label),
              to: place.to([], { [progressField.param]: value || null }),
              isActive: place.param(progressField.param) === value,
              ...(value === 'true' && underWay),
            }))}
          />
          {narrowed && (
            <Suspense>
              <FilterChips place={place} fields={outboxFields} />
            </Suspense>
          )}
        </ListHead>
        <div className="mailbox-scroll">
          <Rows
            label={translate(outboxMessages.sentLetters)}
            search={firstChar}
            list={list}
            row={(row) => <OutboxRow item={row} to={place.to([row.id])} isSelected={row.id === openId} />}
            empty={<EmptyState title={translate(outboxMessages.none)} action={<WriteButton />} />}
            clear={
              firstChar || filter
                ? () => place.go(place.to([], { q: null, ...noFilter([...outboxFields, progressField]) }))
                : undefined
            }
          />
        </div>
      </section>
      <PaneBeside openId={openId} shownId={shownId} empty={translate(outboxMessages.chooseToSee)}>
        {(letterId) => (
          <OutboxReading
            key={letterId}
            letterId={letterId}
            labels={item?.labels ?? []}
            onLabel={item && (() => setLabelling(item))}
            onBack={back}
          />
        )}
      </PaneBeside>
      {labelling && (
        <Suspense>
          <LabelDialog
            subject={labelling.subject}
            labels={[labelling.labels]}
            onSave={(change) => label(labelling, change)}
            onClose={() => setLabelling(null)}
          />
        </Suspense>
      )}
      {help}
    </div>
  );
}

export default OutboxPage;

const progressField: FilterField = { param: 'proses', filter: 'isUnderWay' };
const progressTabs = [
  { label: mailboxMessages.allOf, value: '' },
  { label: outboxMessages.underWay, value: 'true' },
  { label: outboxMessages.completed, value: 'false' },
];

/** What the badge in the menu counts, as the menu has it. */
function useCountUnderWay(): { count?: number; atLeast?: boolean } {
  const { counters } = useNaskah();
  const { data } = useQuery({
    queryKey: ['counters'],
    queryFn: ({ signal }) => counters({ signal }),
    enabled: false,
  });
  if (data === undefined) return {};
  const isMore = data.outboxCount >= countersEnd;
  return { count: isMore ? countersEnd - 1 : data.outboxCount, atLeast: isMore };
}

/** Row of the open letter: from the list, else fetched alone. */
function useOpenRow(
  letterId: string | null,
  items: LetterListItem[],
  isPending: boolean,
): LetterListItem | null {
  const { listOutbox } = useNaskah();
  const listed = items.find((item) => item.id === letterId);
  const found = useQuery({
    queryKey: keys.outboxItem(letterId ?? ''),
    queryFn: async ({ signal }) =>
      (await listOutbox({ page: 1, perPage: 1, filter: { letterId }, signal })).items[0] ?? null,
    enabled: letterId !== null && !listed && !isPending,
  });
  return listed ?? found.data ?? null;
}
