import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import type { EntryCount } from '../../domain/letters/letter-rows.ts';
import { type Signed, useOnNewPath } from '../shell/index.ts';

/** Number of tasks per role entry; fetched with the menu's counters, only for users with several entries. */
export function useEntryCounts({ user }: Signed): EntryCount[] {
  const naskah = useNaskah();
  const hasSeveral = (user.listRoles ?? []).length > 1;
  const counts = useQuery({
    queryKey: ['counters', 'entries'],
    queryFn: ({ signal }) => naskah.entryCounts({ signal }),
    enabled: hasSeveral,
    staleTime: 0,
  });
  useOnNewPath(() => {
    if (hasSeveral) void counts.refetch({ cancelRefetch: false });
  });
  return counts.data ?? [];
}
