import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { commonMessages } from '../ui/messages.ts';
import { messages } from './messages.ts';
import { NoticeRow } from './notice-row.tsx';
import { useReading } from './reading.ts';
import { useUnreadQuery } from './use-notifications.ts';
import './notifications.css';

type Props = { anchor: HTMLElement; onClose: () => void };

/** Notification menu of the top bar: newest unread first, then some read ones (SPEC A2, A5). */
export default function NotificationPanel({ anchor, onClose }: Props) {
  const id = useId();
  const naskah = useNaskah();
  const { readAll } = useReading();
  const { data: unread, isError, refetch } = useUnreadQuery();
  const { data: before } = useQuery({
    queryKey: ['notifications', 'read'],
    queryFn: ({ signal }) => naskah.notifications({ perPage: 3, isRead: true, signal }),
  });
  const items = unread?.items ?? [];
  const read = before?.items ?? [];
  const more = (unread?.totalCount ?? 0) - items.length;
  return (
    <Popover
      open
      anchorEl={anchor}
      container={anchor.closest('header')}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: 'notice-panel', role: 'dialog', 'aria-labelledby': id } }}
    >
      <header>
        <h2 id={id}>{translate(messages.title)}</h2>
        {items.length > 0 && (
          <Button size="small" variant="text" onClick={readAll}>
            {translate(messages.readAll)}
          </Button>
        )}
      </header>
      <div className="notice-scroll" aria-busy={!unread && !isError}>
        {!unread && !isError && <Waiting />}
        {!unread && isError && (
          <p className="notice-none">
            {translate(messages.failed)}{' '}
            <Button size="small" variant="text" onClick={() => void refetch()}>
              {translate(commonMessages.retry)}
            </Button>
          </p>
        )}
        {unread && items.length === 0 && (
          <p className="notice-none">{translate(read.length > 0 ? messages.noneUnread : messages.none)}</p>
        )}
        {items.length > 0 && (
          <ul aria-label={translate(messages.unread)}>
            {items.map((item) => (
              <NoticeRow key={item.id} notification={item} onOpen={onClose} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <LinkBase to="/notifikasi?belum=1" onClick={onClose} className="notice-more">
            {translate(messages.more(more))}
          </LinkBase>
        )}
        {unread && read.length > 0 && (
          <>
            <h3>{translate(messages.readBefore)}</h3>
            <ul>
              {read.map((item) => (
                <NoticeRow key={item.id} notification={item} onOpen={onClose} />
              ))}
            </ul>
          </>
        )}
      </div>
      <footer>
        <Button component={LinkBase} to="/notifikasi" onClick={onClose}>
          {translate(messages.showAll)}
        </Button>
        <Button component={LinkBase} to="/notifikasi/pengaturan" onClick={onClose}>
          {translate(messages.settings)}
        </Button>
      </footer>
    </Popover>
  );
}

function Waiting() {
  return (
    <div className="notice-wait">
      <span className="sr-only">{translate(messages.loading)}</span>
      {[70, 52, 64].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
