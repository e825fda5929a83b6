import { useCallback } from 'react';
import { useNotify, useRefresh, useUpdateMany } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { messageOf } from '../message-of.ts';
import type { Row } from '../record.ts';
import { useSay } from '../say.ts';
import { listWords } from '../words.ts';

/** Lets records be chosen for new work, or not any more; where they were used they stay readable. */
export function useSetActive(resource: Resource): (rows: Pick<Row, 'id'>[], isActive: boolean) => void {
  const say = useSay();
  const notify = useNotify();
  const refresh = useRefresh();
  const [updateMany] = useUpdateMany();
  return useCallback(
    (rows, isActive) => {
      updateMany(
        resource.name,
        { ids: rows.map((row) => row.id), data: { isActive } },
        {
          mutationMode: 'pessimistic',
          onSuccess: () => {
            const words = isActive ? listWords.nowActive : listWords.nowInactive;
            notify(say(words(rows.length)), { type: 'success' });
            refresh();
          },
          onError: (error: unknown) => {
            notify(messageOf(error), { type: 'error' });
            refresh();
          },
        },
      );
    },
    [notify, refresh, resource.name, say, updateMany],
  );
}
