import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type NaskahDataProvider, useNaskah } from '../../../../dataProvider/index.ts';
import type { WritingProposal } from '../../../../domain/calls/letters/writing.ts';
import type { PersonInput } from '../../../../domain/letters/letter-people.ts';

type Signer = Pick<PersonInput, 'userId' | 'userPositionId'> | null;

const optionsOf = (
  subTypeId: string,
  signer: Signer,
  writingProposal: NaskahDataProvider['writingProposal'],
) => ({
  queryKey: ['writing', 'proposal', subTypeId, signer?.userId, signer?.userPositionId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    writingProposal(
      subTypeId,
      signer ? { senderId: signer.userId, senderPositionId: signer.userPositionId } : {},
      { signal },
    ),
  staleTime: 300_000,
  retry: false,
});

/** What is proposed for a kind, and for who was chosen to sign; undefined until it is here. */
export function useProposal(subTypeId: string | null, signer: Signer = null): WritingProposal | undefined {
  const { writingProposal } = useNaskah();
  return useQuery({ ...optionsOf(subTypeId ?? '', signer, writingProposal), enabled: subTypeId !== null })
    .data;
}

/** Asks for a proposal when kind or signer is chosen; null where none can be had: the letter is written without. */
export function useAskProposal(): (subTypeId: string, signer?: Signer) => Promise<WritingProposal | null> {
  const { writingProposal } = useNaskah();
  const client = useQueryClient();
  return useCallback(
    (subTypeId, signer = null) =>
      client.fetchQuery(optionsOf(subTypeId, signer, writingProposal)).catch(() => null),
    [client, writingProposal],
  );
}
