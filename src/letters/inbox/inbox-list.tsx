import { type RefObject, Suspense } from 'react';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { say } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterTabs } from '../list/filter-tabs.tsx';
import { ListHead } from '../list/list-head.tsx';
import type { Paged } from '../list/paged.ts';
import { Rows } from '../list/rows.tsx';
import type { Place } from '../place.ts';
import { mailboxWords } from '../words.ts';
import { inboxFields, noFilter } from './filters/filter.ts';
import { FilterButton } from './filters/filter-button.tsx';
import { InboxRow } from './inbox-row.tsx';
import { ChooseButton } from './selection/choose-button.tsx';
import type { InboxSelection } from './selection/use-selection.ts';
import { countedUpTo, useInboxCounts } from './use-inbox-counts.ts';
import { inboxWords } from './words.ts';

const FilterChips = lazyPart(() => import('./filters/filter-chips.tsx'));

type Props = {
  ref: RefObject<HTMLElement | null>;
  place: Place;
  openId: string | null;
  isOpen: boolean | undefined;
  hasFilter: boolean;
  list: Paged<InboxItem>;
  selection: InboxSelection;
};

export function InboxList({ ref, place, openId, isOpen, hasFilter, list, selection }: Props) {
  const counts = useInboxCounts();
  const firstChar = place.param('q');
  const isNarrowed = firstChar !== '' || hasFilter;
  const tab = (label: string, status: 'open' | 'closed', open: boolean) => ({
    label,
    to: place.to([], { status }),
    isActive: isOpen === open,
    // Never count search results: a count costs more than the search.
    count: isNarrowed ? undefined : counts?.[status],
    atLeast: counts?.atLeast === true && counts[status] >= countedUpTo,
  });
  return (
    <section
      className={selection.isUnderWay ? 'mailbox-list is-choosing' : 'mailbox-list'}
      ref={ref}
      aria-label={say(inboxWords.inbox)}
    >
      <ListHead
        title={say(inboxWords.inbox)}
        search={{
          label: say(inboxWords.searchInbox),
          value: firstChar,
          onChange: (q) => place.go(place.to(place.segments, { q }), { replace: true }),
        }}
        tools={
          <>
            <ChooseButton
              isOn={selection.isChoosing}
              onToggle={selection.isChoosing ? selection.clear : selection.begin}
            />
            <FilterButton
              title={say(inboxWords.filterInbox)}
              fields={inboxFields}
              place={place}
              isSet={hasFilter}
            />
          </>
        }
      >
        <FilterTabs
          label={say(inboxWords.filterByState)}
          tabs={[
            {
              label: say(mailboxWords.allOf),
              to: place.to([], { status: null }),
              isActive: isOpen === undefined,
            },
            tab(say(inboxWords.open), 'open', true),
            tab(say(inboxWords.closed), 'closed', false),
          ]}
        />
        {hasFilter && (
          <Suspense>
            <FilterChips place={place} fields={inboxFields} />
          </Suspense>
        )}
      </ListHead>
      <div className="mailbox-scroll">
        <Rows
          label={say(inboxWords.received)}
          list={list}
          row={(row) => (
            <InboxRow
              item={row}
              to={place.to([row.letterId])}
              isOpened={row.letterId === openId}
              isChosen={selection.has(row.id)}
              isChoosing={selection.isChoosing}
              onChoose={selection.toggle}
            />
          )}
          empty={<EmptyState title={isOpen ? say(inboxWords.allDone) : say(inboxWords.noneYet)} />}
          clear={isNarrowed ? () => place.go(place.to([], { q: null, ...noFilter(inboxFields) })) : undefined}
        />
      </div>
    </section>
  );
}
