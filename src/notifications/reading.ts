import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import type { Notification } from '../../domain/calls/notifications.ts';

type Kept = { items: Notification[]; totalCount: number };

/**
 * Marks one or all as read, optimistically. Offline the mark of one waits (shell/offline); a failed "all" shows as
 * unread again.
 */
export function useReading(): { readOne: (notification: Notification) => void; readAll: () => void } {
  const naskah = useNaskah();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? naskah.readAllNotifications() : naskah.readNotification(id),
    onMutate: (id) => markRead(client, id),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return {
    readOne: ({ id, isRead }) => {
      if (!isRead) mutate(id);
    },
    readAll: () => mutate(null),
  };
}

/** Updates the cache as the server will; `null` marks all. */
function markRead(client: QueryClient, id: string | null): void {
  const isMeant = (one: Notification) => id === null || one.id === id;
  client.setQueryData<Kept>(['notifications', 'unread'], (kept) => {
    if (!kept) return kept;
    if (id === null) return { items: [], totalCount: 0 };
    return {
      items: kept.items.filter((one) => !isMeant(one)),
      totalCount: Math.max(0, kept.totalCount - 1),
    };
  });
  client.setQueriesData<Kept>(
    { queryKey: ['notifications', 'page'] },
    (kept) =>
      kept && { ...kept, items: kept.items.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)) },
  );
}
