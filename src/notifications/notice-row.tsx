import IconButton from '@mui/material/IconButton';
import Check from 'lucide-react/icons/check';
import { Suspense } from 'react';
import { LinkBase } from 'react-admin';
import type { Notification } from '../../domain/calls/notifications.ts';
import { translate } from '../../lib/language.ts';
import { lazyPart } from '../shell/index.ts';
import { addressOf } from './address-of.ts';
import { areaOf } from './kinds.ts';
import { messages } from './messages.ts';
import { momentOf, wholeMomentOf } from './moment.ts';
import { useReading } from './reading.ts';

const NoticeDecision = lazyPart(() => import('../letters/deciding/index.ts'));

type Props = { notification: Notification; onOpen?: (() => void) | undefined };

/** One notification, in panel and page: a click marks it read and opens its subject (SPEC A4). */
export function NoticeRow({ notification, onOpen }: Props) {
  const { title, message, createdAt, modul, isRead } = notification;
  const { readOne } = useReading();
  const area = areaOf(modul);
  const page = addressOf(notification);
  const asked = /^\/naskah-dinas\/tugas\/(?:review|legal)\/([\w-]+)$/.exec(notification.detailUrl ?? '')?.[1];
  return (
    <li className={isRead ? 'notice-row' : 'notice-row unread'}>
      <LinkBase
        to={page}
        onClick={() => {
          readOne(notification);
          onOpen?.();
        }}
      >
        <b>
          {!isRead && <span className="sr-only">{translate(messages.unread)}: </span>}
          {title}
        </b>
        <span className="notice-message">{message}</span>
        <small>
          {area && <span>{translate(area)}</span>}
          <time dateTime={createdAt} title={wholeMomentOf(createdAt)}>
            {momentOf(createdAt)}
          </time>
        </small>
      </LinkBase>
      {!isRead && (
        <IconButton
          size="small"
          aria-label={translate(messages.readOne(title))}
          title={translate(messages.readOneShort)}
          onClick={() => readOne(notification)}
        >
          <Check size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
      {!isRead && asked && (
        <span className="notice-decide">
          <Suspense>
            <NoticeDecision letterId={asked} page={page} onDecided={() => readOne(notification)} />
          </Suspense>
        </span>
      )}
    </li>
  );
}
