import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import type { EntryCount } from '../../domain/letters/letter-rows.ts';
import { type Signed, useOnNewPath } from '../shell/index.ts';

/** How many tasks wait in each of one's role entries; asked with the menu's counters, and only of who has several. */
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
