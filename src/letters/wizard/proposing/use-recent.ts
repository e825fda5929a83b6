import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { RecentWriting } from '../../../../domain/calls/letters/writing.ts';

/** Kinds and people of this person's latest letters; empty until they are here, and without an answer. */
export function useRecent(): RecentWriting & { isLoading: boolean } {
  const { recentWriting } = useNaskah();
  const { data, isPending } = useQuery({
    queryKey: recentKey,
    queryFn: ({ signal }) => recentWriting({ signal }),
    staleTime: 60_000,
    retry: false,
  });
  return { ...(data ?? nothing), isLoading: isPending };
}

export const recentKey = ['writing', 'recent'];

const nothing: RecentWriting = { subTypeIds: [], people: [], registering: null };
