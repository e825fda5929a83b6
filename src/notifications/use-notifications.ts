import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import { useOnNewPath } from '../shell/index.ts';

/** Newest unread notifications and their number, as the contract requests them for the bell (SPEC A6). */
export const useUnreadQuery = () => {
  const naskah = useNaskah();
  return useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => naskah.notifications({ perPage: 3, isRead: false, signal }),
  });
};

/** The same, refetched on every route change (SPEC A4). */
export function useUnread() {
  const { data, refetch } = useUnreadQuery();
  useOnNewPath(() => void refetch({ cancelRefetch: false }));
  return data;
}
