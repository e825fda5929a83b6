import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import type { Notification } from '../../domain/calls/notifications.ts';

type Kept = { items: Notification[]; totalCount: number };

/**
 * Marks one as read, or all of them: shown at once everywhere, and asked anew once the server has it. Without a network
 * the mark of one waits (shell/offline); that of all is told to have failed by being unread again.
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

/** What the screens show, as if the server had already marked it; `null` marks all. */
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
