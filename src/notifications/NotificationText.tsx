import type { Notification } from '../../dataProvider/index.ts';
import { momentOf } from './moment.ts';

/** What a notification says, in the drop-down and on its page alike. */
export const NotificationText = ({ notification }: { notification: Notification }) => (
  <>
    <b>{notification.title}</b>
    <small>
      <time dateTime={notification.createdAt}>{momentOf(notification.createdAt)}</time>
    </small>
    <span className="notice-text">{notification.message}</span>
  </>
);
