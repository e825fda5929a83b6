import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';

/** The newest unread ones and how many there are, as the contract has the bell ask (SPEC A6). */
export const useUnreadQuery = () => {
  const naskah = useNaskah();
  return useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => naskah.notifications({ perPage: 3, isRead: false, signal }),
  });
};

/** The same, asked anew on every route change (SPEC A4). */
export function useUnread() {
  const { pathname } = useLocation();
  const { data, refetch } = useUnreadQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what they are asked anew for
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);
  return data;
}
