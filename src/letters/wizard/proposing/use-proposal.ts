import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { WritingProposal } from '../../../../domain/calls/letters/writing.ts';

const optionsOf = (
  subTypeId: string,
  writingProposal: (id: string, options: { signal: AbortSignal }) => Promise<WritingProposal>,
) => ({
  queryKey: ['writing', 'proposal', subTypeId],
  queryFn: ({ signal }: { signal: AbortSignal }) => writingProposal(subTypeId, { signal }),
  staleTime: 300_000,
  retry: false,
});

/** What is proposed for a kind; undefined until it is here. */
export function useProposal(subTypeId: string | null): WritingProposal | undefined {
  const { writingProposal } = useNaskah();
  return useQuery({ ...optionsOf(subTypeId ?? '', writingProposal), enabled: subTypeId !== null }).data;
}

/** Asks for a kind's proposal when it is chosen; null where none can be had: the letter is written without. */
export function useAskProposal(): (subTypeId: string) => Promise<WritingProposal | null> {
  const { writingProposal } = useNaskah();
  const client = useQueryClient();
  return useCallback(
    (subTypeId) => client.fetchQuery(optionsOf(subTypeId, writingProposal)).catch(() => null),
    [client, writingProposal],
  );
}
