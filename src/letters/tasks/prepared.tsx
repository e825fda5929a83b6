import { useRef } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { letterName } from '../../../domain/letters/letter-name.ts';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { useKeysWithHelp } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-header.tsx';
import { keys } from '../cache.ts';
import { DraftActions } from '../drafting/draft-actions.tsx';
import { useThrowingAway } from '../drafting/use-throwing-away.tsx';
import { FilterTabs } from '../lists/filter-tabs.tsx';
import { Found } from '../lists/found.tsx';
import { LetterChips } from '../lists/letter-chips.tsx';
import { LetterStateChip } from '../lists/letter-state-chip.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { usePaged } from '../lists/paged.ts';
import { Rows } from '../lists/rows.tsx';
import { enterKey, useRowKeys } from '../lists/use-row-keys.ts';
import { WriteButton } from '../lists/write-button.tsx';
import { eventTime } from '../moments.ts';
import { receiversOf } from '../outbox/outbox-row.tsx';
import type { OpenItem } from '../use-open-item.ts';
import { WhereLine } from '../where/where-line.tsx';
import { preparedSegment } from './kinds.ts';
import { preparedMessages } from './messages.ts';
import { TaskTabs } from './task-tabs.tsx';

/**
 * /naskah-dinas/tugas/disiapkan: letters a secretary prepares for the official; the Draft page is closed to
 * secretaries.
 */
function Prepared({ place }: { place: OpenItem }) {
  usePageTitle(translate(preparedMessages.prepared));
  const { listPrepared } = useNaskah();
  const isSent = place.param('status') === 'sent';
  const firstChar = place.param('q');
  const list = usePaged([...keys.prepared, isSent, firstChar], (page) =>
    listPrepared({ ...page, firstChar, ...(isSent && { isSent }) }),
  );
  const throwAway = useThrowingAway();
  const rows = useRef<HTMLElement>(null);
  const help = useKeysWithHelp(useRowKeys({ list: rows, openRow: null, more: list.more, hasSearch: true }), [
    enterKey(),
  ]);
  return (
    <section className="mailbox-page" ref={rows} aria-label={translate(preparedMessages.prepared)}>
      <ListHead
        title={translate(preparedMessages.prepared)}
        search={{
          label: translate(preparedMessages.search),
          value: firstChar,
          onChange: (q) => place.go(place.to([preparedSegment], { q }), { replace: true }),
        }}
      >
        <TaskTabs kind={null} place={place} />
      </ListHead>
      <div className="card">
        <FilterTabs
          label={translate(preparedMessages.filterByState)}
          tabs={[
            {
              label: translate(preparedMessages.drafts),
              to: place.to([preparedSegment], { status: null }),
              isActive: !isSent,
            },
            {
              label: translate(preparedMessages.sentOn),
              to: place.to([preparedSegment], { status: 'sent' }),
              isActive: isSent,
            },
          ]}
        />
        <Rows
          label={translate(preparedMessages.prepared)}
          list={list}
          search={firstChar}
          clear={firstChar ? () => place.go(place.to([preparedSegment], { q: null })) : undefined}
          row={(item) =>
            isSent ? (
              <SentRow item={item} />
            ) : (
              <PreparedRow item={item} onDelete={() => void throwAway([item])} />
            )
          }
          empty={
            isSent ? (
              <EmptyState title={translate(preparedMessages.noneSent)} />
            ) : (
              <EmptyState title={translate(preparedMessages.none)} action={<WriteButton />} />
            )
          }
        />
      </div>
      {help}
    </section>
  );
}

export default Prepared;

/** What became of a letter that was sent on: with whom it is, or its number. */
function SentRow({ item }: { item: LetterListItem }) {
  return (
    <a href={`/naskah-dinas/outbox/${item.id}`} className="mailbox-wide-row" data-row={item.id}>
      <span className="mailbox-wide-main">
        <span className="mailbox-subject">
          <Found text={item.subject} />
        </span>
        <span className="mailbox-snippet">
          <WhereLine item={item} />
          {` · ${receiversOf(item)}`}
        </span>
      </span>
      <span className="mailbox-wide-chips">
        <LetterStateChip
          state={item.state}
          awaitsSeal={item.awaitsSeal}
          awaitsDispatch={item.awaitsDispatch}
          partlyDispatched={item.partlyDispatched}
        />
      </span>
      <span className="mailbox-wide-time">
        <time dateTime={item.sentAt ?? item.updatedAt}>{eventTime(item.sentAt ?? item.updatedAt)}</time>
      </span>
    </a>
  );
}

/** The row continues the letter, by the address that a secretary may open; the button at its end deletes it. */
function PreparedRow({ item, onDelete }: { item: LetterListItem; onDelete: () => void }) {
  const name = letterName(item);
  return (
    <>
      <a href={`/naskah-dinas/${item.id}/edit`} className="mailbox-wide-row draft-row" data-row={item.id}>
        <span className="mailbox-wide-main">
          <span className="mailbox-subject">
            <Found text={name} />
          </span>
          <span className="mailbox-snippet">
            {[item.categoryName ?? translate(preparedMessages.noKind), receiversOf(item)].join(' · ')}
          </span>
        </span>
        <span className="mailbox-wide-chips">
          {!wasSubmitted(item.state) ? <LetterChips {...item} /> : <LetterStateChip state={item.state} />}
        </span>
        <span className="mailbox-wide-time">
          <span>{translate(preparedMessages.savedAt)}</span>
          <time dateTime={item.updatedAt}>{eventTime(item.updatedAt)}</time>
        </span>
      </a>
      <DraftActions name={name} onDelete={onDelete} />
    </>
  );
}
