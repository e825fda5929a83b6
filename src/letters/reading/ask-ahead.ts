import { useQueryClient } from '@tanstack/react-query';
import { type NaskahDataProvider, useNaskah } from '../../../dataProvider/index.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { keys } from '../cache.ts';

/** A press may end elsewhere, and whoever opens a letter above Biasa is logged (SPEC B3). */
export const mayAskAhead = (row: { securityRank: number }): boolean => row.securityRank <= openRank;

/** Asks for a letter and its history as soon as its row is pressed: its pane comes some frames later. */
export function useAskAhead(): (id: string) => void {
  const client = useQueryClient();
  const naskah = useNaskah();
  return (id) => {
    void client.prefetchQuery(letterOf(naskah, id));
    void client.prefetchQuery(historyOf(naskah, id));
  };
}

type Asked = { signal: AbortSignal };

export const letterOf = ({ getLetter }: NaskahDataProvider, id: string) => ({
  queryKey: keys.letter(id),
  queryFn: ({ signal }: Asked) => getLetter(id, { signal }),
});

export const historyOf = ({ timeline }: NaskahDataProvider, id: string) => ({
  queryKey: keys.timeline(id),
  queryFn: ({ signal }: Asked) => timeline(id, { signal }),
  retry: false,
});
