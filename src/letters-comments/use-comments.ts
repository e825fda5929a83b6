import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import type { LetterComments } from '../../resources/naskah-dinas/letter-comment.ts';

const key = (letterId: string) => ['letters', 'one', letterId, 'comments'] as const;
const countKey = (letterId: string) => ['letters', 'one', letterId, 'comment-count'] as const;

/** How many there are and how many are unread, without having read them. */
export function useCommentCount(letterId: string, isEnabled: boolean) {
  const { countComments } = useNaskah();
  const { data } = useQuery({
    queryKey: countKey(letterId),
    queryFn: ({ signal }) => countComments(letterId, { signal }),
    enabled: isEnabled,
    retry: false,
    refetchInterval: 60_000,
  });
  return data;
}

/** The comments of a letter; `write` takes a verb that answers with all of them. */
export function useComments(letterId: string) {
  const { letterComments } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const query = useQuery({
    queryKey: key(letterId),
    queryFn: async ({ signal }) => {
      const found = await letterComments(letterId, { signal });
      client.setQueryData(countKey(letterId), countOf(found));
      return found;
    },
    refetchInterval: 30_000,
    retry: false,
  });
  const write = useCallback(
    async (verb: () => Promise<LetterComments>): Promise<boolean> => {
      try {
        const found = await verb();
        client.setQueryData(key(letterId), found);
        client.setQueryData(countKey(letterId), countOf(found));
        return true;
      } catch (error) {
        const message = error instanceof Error && error.message ? error.message : 'Komentar tidak tersimpan.';
        notify(message, { type: 'error' });
        void client.invalidateQueries({ queryKey: key(letterId) });
        return false;
      }
    },
    [client, letterId, notify],
  );
  return { ...query, write };
}

const countOf = ({ items }: LetterComments) => ({
  totalCount: items.filter((comment) => !comment.isDeleted).length,
  unreadCount: 0,
});
