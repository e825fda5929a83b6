import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { TaskKind } from '../../../domain/letters/letter-rows.ts';
import { keys } from '../cache.ts';
import { offeredKinds, rareKinds } from './kinds.ts';

type TaskCounts = Partial<Record<TaskKind | 'snoozed', number>>;

/** How many tasks of each kind wait; undefined until known. */
export function useTaskCounts(): TaskCounts | undefined {
  const { listTask } = useNaskah();
  return useQuery({
    queryKey: keys.taskCounts,
    queryFn: async ({ signal }) => {
      // A server of the contract alone puts nothing off.
      const snoozed = listTask({ isSnoozed: true, page: 1, perPage: 1, signal }).then(
        ({ totalCount }) => totalCount,
        () => 0,
      );
      const counts = await Promise.all(
        [...offeredKinds, ...rareKinds].map(async (kind) => {
          const { totalCount } = await listTask({ kind, page: 1, perPage: 1, signal });
          return [kind, totalCount] as const;
        }),
      );
      return { ...Object.fromEntries(counts), snoozed: await snoozed } as TaskCounts;
    },
  }).data;
}
