import { type RefObject, Suspense } from 'react';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart, useIsPhone } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ComposeButton } from '../lists/compose-button.tsx';
import { FilterTabs } from '../lists/filter-tabs.tsx';
import { ListHead } from '../lists/list-head.tsx';
import type { Paged } from '../lists/paged.ts';
import { Rows } from '../lists/rows.tsx';
import { mailboxMessages } from '../messages.ts';
import { snoozeMessages } from '../snoozing/messages.ts';
import type { OpenItem } from '../use-open-item.ts';
import { inboxFields, noFilter, sharedFields } from './filters/filter.ts';
import { FilterButton } from './filters/filter-button.tsx';
import { InboxRow } from './inbox-row.tsx';
import { inboxMessages } from './messages.ts';
import { ChooseButton } from './selection/choose-button.tsx';
import type { InboxSelection } from './selection/use-selection.ts';
import { countedUpTo, useInboxCounts } from './use-inbox-counts.ts';

const FilterChips = lazyPart(() => import('./filters/filter-chips.tsx'));

type Props = {
  ref: RefObject<HTMLElement | null>;
  place: OpenItem;
  openId: string | null;
  isOpen: boolean | undefined;
  isSnoozed: boolean;
  hasFilter: boolean;
  list: Paged<InboxItem>;
  selection: InboxSelection;
};

export function InboxList({ ref, place, openId, isOpen, isSnoozed, hasFilter, list, selection }: Props) {
  const counts = useInboxCounts();
  const fields = counts?.isShared ? sharedFields : inboxFields;
  const firstChar = place.param('q');
  const isNarrowed = firstChar !== '' || hasFilter;
  const tab = (label: string, status: 'open' | 'closed', open: boolean) => ({
    label,
    to: place.to([], { status }),
    isActive: isOpen === open,
    // Never count search results: a count costs more than the search; the list says what it found.
    count: isNarrowed ? undefined : counts?.[status],
    atLeast: counts?.atLeast === true && counts[status] >= countedUpTo,
  });
  const isPhone = useIsPhone();
  return (
    <section
      className={selection.isUnderWay ? 'mailbox-list is-choosing' : 'mailbox-list'}
      ref={ref}
      aria-label={translate(inboxMessages.inbox)}
    >
      <ListHead
        title={translate(inboxMessages.inbox)}
        search={{
          label: translate(inboxMessages.searchInbox),
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
              title={translate(inboxMessages.filterInbox)}
              fields={fields}
              place={place}
              isSet={hasFilter}
            />
          </>
        }
      >
        <FilterTabs
          label={translate(inboxMessages.filterByState)}
          tabs={[
            {
              label: translate(mailboxMessages.allOf),
              to: place.to([], { status: null }),
              isActive: isOpen === undefined && !isSnoozed,
            },
            tab(translate(inboxMessages.open), 'open', true),
            tab(translate(inboxMessages.closed), 'closed', false),
            ...(isSnoozed || counts?.snoozed
              ? [
                  {
                    label: translate(snoozeMessages.snoozed),
                    to: place.to([], { status: 'snoozed' }),
                    isActive: isSnoozed,
                    count: counts?.snoozed,
                    isApart: true,
                  },
                ]
              : []),
          ]}
        />
        {hasFilter && (
          <Suspense>
            <FilterChips place={place} fields={sharedFields} />
          </Suspense>
        )}
      </ListHead>
      <div className="mailbox-scroll">
        <Rows
          label={translate(inboxMessages.received)}
          search={firstChar}
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
          empty={
            <EmptyState
              title={isOpen ? translate(inboxMessages.allDone) : translate(inboxMessages.noneYet)}
            />
          }
          clear={
            isNarrowed || isSnoozed
              ? () => place.go(place.to([], { q: null, status: null, ...noFilter(sharedFields) }))
              : undefined
          }
        />
      </div>
      {isPhone && !selection.isUnderWay && <ComposeButton />}
    </section>
  );
}
