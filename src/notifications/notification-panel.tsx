import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { say } from '../../lib/language.ts';
import { commonWords } from '../ui/words.ts';
import { NoticeRow } from './notice-row.tsx';
import { useReading } from './reading.ts';
import { useUnreadQuery } from './use-notifications.ts';
import { words } from './words.ts';
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
        <h2 id={id}>{say(words.title)}</h2>
        {items.length > 0 && (
          <Button size="small" variant="text" onClick={readAll}>
            {say(words.readAll)}
          </Button>
        )}
      </header>
      <div className="notice-scroll" aria-busy={!unread && !isError}>
        {!unread && !isError && <Waiting />}
        {!unread && isError && (
          <p className="notice-none">
            {say(words.failed)}{' '}
            <Button size="small" variant="text" onClick={() => void refetch()}>
              {say(commonWords.retry)}
            </Button>
          </p>
        )}
        {unread && items.length === 0 && (
          <p className="notice-none">{say(read.length > 0 ? words.noneUnread : words.none)}</p>
        )}
        {items.length > 0 && (
          <ul aria-label={say(words.unread)}>
            {items.map((item) => (
              <NoticeRow key={item.id} notification={item} onOpen={onClose} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <LinkBase to="/notifikasi?belum=1" onClick={onClose} className="notice-more">
            {say(words.more(more))}
          </LinkBase>
        )}
        {unread && read.length > 0 && (
          <>
            <h3>{say(words.readBefore)}</h3>
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
          {say(words.showAll)}
        </Button>
        <Button component={LinkBase} to="/notifikasi/pengaturan" onClick={onClose}>
          {say(words.settings)}
        </Button>
      </footer>
    </Popover>
  );
}

function Waiting() {
  return (
    <div className="notice-wait">
      <span className="sr-only">{say(words.loading)}</span>
      {[70, 52, 64].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
