import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LetterComments } from '../../../domain/letters/letter-comment.ts';
import { failureMessage } from '../../ui/failures.ts';

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

/**
 * Comments of a letter. Fetched only while shown, as fetching marks them read. `write` takes a verb that gives the
 * latest page and notifies of its failure, `send` throws it; `showEarlier` exists while earlier ones do.
 */
export function useComments(letterId: string, isShown: boolean) {
  const [pages, setPages] = useState(1);
  const { letterComments } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const query = useQuery({
    queryKey: [...key(letterId), pages],
    placeholderData: keepPreviousData,
    enabled: isShown,
    queryFn: async ({ signal }) => {
      const each = Array.from({ length: pages }, (_, index) =>
        letterComments(letterId, { signal, page: index + 1 }),
      );
      const found = joined(await Promise.all(each));
      client.setQueryData(countKey(letterId), countOf(found));
      return found;
    },
    refetchInterval: 30_000,
    retry: false,
  });
  const send = useCallback(
    async (verb: () => Promise<LetterComments>): Promise<void> => {
      const found = await verb();
      if (pages === 1) client.setQueryData([...key(letterId), pages], found);
      else await client.invalidateQueries({ queryKey: key(letterId) });
      client.setQueryData(countKey(letterId), countOf(found));
    },
    [client, letterId, pages],
  );
  const write = useCallback(
    async (verb: () => Promise<LetterComments>): Promise<boolean> => {
      try {
        await send(verb);
        return true;
      } catch (error) {
        notify(failureMessage(error), { type: 'error' });
        void client.invalidateQueries({ queryKey: key(letterId) });
        return false;
      }
    },
    [client, letterId, notify, send],
  );
  const given = query.data?.items.length ?? 0;
  const showEarlier = given < (query.data?.totalCount ?? 0) ? () => setPages(pages + 1) : null;
  return { ...query, write, send, showEarlier };
}

export type Comments = ReturnType<typeof useComments>;

const countOf = ({ standingCount }: LetterComments) => ({ totalCount: standingCount, unreadCount: 0 });

/** Merges pages, given latest first, into one list in order of writing; a comment on two pages appears once. */
export function joined(pages: readonly LetterComments[]): LetterComments {
  const [latest] = pages;
  if (!latest) throw new Error('No page of comments');
  const byId = new Map(pages.flatMap(({ items }) => items.map((comment) => [comment.id, comment])));
  const items = [...byId.values()].sort(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  );
  return { ...latest, items };
}
