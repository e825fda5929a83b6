import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { type Notification, useNaskah } from '../../dataProvider/index.ts';

/** The newest unread ones and how many there are; asked anew on every route change (SPEC A4). */
export function useUnread() {
  const naskah = useNaskah();
  const { pathname } = useLocation();
  const unread = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => naskah.notifications({ perPage: 3, isRead: false, signal }),
  });
  const { refetch } = unread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what they are asked anew for
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);
  return unread.data;
}

/** What a click on a notification does (SPEC A4): marks it read, opens its address, reloads. */
export function useOpenNotification(): (notification: Notification) => void {
  const naskah = useNaskah();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (notification: Notification) => naskah.readNotification(notification.id),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return (notification) => {
    if (!notification.isRead) mutate(notification);
    navigate(ownPath(notification.detailUrl) ?? '/notifikasi');
  };
}

/** An address inside the product only. */
const ownPath = (url: string | null): string | undefined => (url && /^\/(?!\/)/.test(url) ? url : undefined);

/** Marks all as read. */
export function useReadAll(): () => void {
  const naskah = useNaskah();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => naskah.readAllNotifications(),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return () => mutate();
}
