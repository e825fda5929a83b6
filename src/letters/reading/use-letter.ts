import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { statusOf } from '../../ui/failures.ts';
import { keys } from '../cache.ts';

export type Opened = {
  letter: Letter | undefined;
  timeline: TimelineEntry[];
  error: Error | null;
  /** No request was sent. */
  isOffline: boolean;
  retry: () => void;
};

/** Fetches a letter and its history in parallel. The letter renders before its history arrives. */
export function useLetter(id: string): Opened {
  const { getLetter, timeline } = useNaskah();
  const letter = useQuery({
    queryKey: keys.letter(id),
    queryFn: ({ signal }) => getLetter(id, { signal }),
    retry: (times, failure) => (statusOf(failure) ?? 500) >= 500 && times < 2,
  });
  const history = useQuery({
    queryKey: keys.timeline(id),
    queryFn: ({ signal }) => timeline(id, { signal }),
    retry: false,
  });
  return {
    letter: letter.data,
    timeline: history.data ?? [],
    error: letter.data ? null : letter.error,
    isOffline: letter.isPending && letter.fetchStatus === 'paused',
    retry: () => void letter.refetch(),
  };
}
