import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { optionsOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatBadge } from '../ui/format.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PagedCard } from '../ui/paged-card.tsx';
import { Filter } from '../ui/pickers/index.ts';
import { useUrlState } from '../ui/use-url-state.ts';
import { byDay } from './by-day.ts';
import { groups } from './kinds.ts';
import { messages } from './messages.ts';
import { NoticeRow } from './notice-row.tsx';
import { useReading } from './reading.ts';
import { useUnreadQuery } from './use-notifications.ts';
import './notifications.css';

const perPage = 10;

/** `/notifikasi`: all notifications, newest first, by day; filters are in the address. */
export default function NotificationsPage() {
  const naskah = useNaskah();
  const { get, page, set, turn } = useUrlState();
  const { readAll } = useReading();
  const unreadCount = useUnreadQuery().data?.totalCount ?? 0;
  const isUnreadOnly = get('belum') === '1';
  const group = groups.find(({ value }) => value === get('jenis'));
  const query = useQuery({
    queryKey: ['notifications', 'page', page, isUnreadOnly, group?.value],
    queryFn: ({ signal }) =>
      naskah.notifications({
        ...{ page, perPage, signal },
        ...(group && { kind: group.kinds }),
        ...(isUnreadOnly && { isRead: false }),
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="notice-page">
      <PageHeader
        title={translate(messages.title)}
        actions={
          <>
            {unreadCount > 0 && <Button onClick={readAll}>{translate(messages.readAll)}</Button>}
            <Button component={LinkBase} to="/notifikasi/pengaturan">
              {translate(messages.settings)}
            </Button>
          </>
        }
      />
      <div className="notice-narrow">
        <Tabs
          value={isUnreadOnly ? '1' : ''}
          onChange={(_, belum: string) => set({ belum })}
          aria-label={translate(messages.lists)}
        >
          <Tab value="" label={translate(messages.all)} />
          <Tab
            value="1"
            label={
              <span>
                {translate(messages.unread)}
                {unreadCount > 0 && <b className="notice-count">{formatBadge(unreadCount)}</b>}
              </span>
            }
          />
        </Tabs>
        <Filter
          label={translate(messages.kind)}
          value={group?.value ?? ''}
          options={optionsOf(groups)}
          onChange={(jenis) => set({ jenis })}
        />
      </div>
      <PagedCard
        label={translate(messages.title)}
        query={query}
        failed={translate(messages.failed)}
        waiting={<Waiting />}
        empty={
          <None
            isUnreadOnly={isUnreadOnly}
            isNarrow={group !== undefined}
            onAll={() => set({ belum: null, jenis: null })}
          />
        }
        page={page}
        size={perPage}
        onPage={turn}
        range={null}
        className="card"
      >
        {(notifications) =>
          byDay(notifications).map(({ day, label, items }) => (
            <section key={day} aria-labelledby={`hari-${day}`} className="notice-day">
              <h2 id={`hari-${day}`}>{label}</h2>
              <ul>
                {items.map((item) => (
                  <NoticeRow key={item.id} notification={item} />
                ))}
              </ul>
            </section>
          ))
        }
      </PagedCard>
    </div>
  );
}

type NoneProps = { isUnreadOnly: boolean; isNarrow: boolean; onAll: () => void };

function None({ isUnreadOnly, isNarrow, onAll }: NoneProps) {
  if (!isUnreadOnly && !isNarrow)
    return <EmptyState title={translate(messages.none)} text={translate(messages.noneText)} />;
  return (
    <EmptyState
      title={translate(isNarrow ? messages.noneOfKind : messages.noneUnread)}
      action={<Button onClick={onAll}>{translate(messages.showAll)}</Button>}
    />
  );
}

function Waiting() {
  return (
    <div className="notice-wait">
      <span className="sr-only">{translate(messages.loading)}</span>
      {[62, 48, 70, 55].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
