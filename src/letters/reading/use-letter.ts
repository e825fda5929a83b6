import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { historyOf, letterOf } from './ask-ahead.ts';

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
  const naskah = useNaskah();
  const letter = useQuery(letterOf(naskah, id));
  const history = useQuery(historyOf(naskah, id));
  return {
    letter: letter.data,
    timeline: history.data ?? [],
    error: letter.data ? null : letter.error,
    isOffline: letter.isPending && letter.fetchStatus === 'paused',
    retry: () => void letter.refetch(),
  };
}
