import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { BookedNumber } from '../../../../domain/letters/letter-number.ts';
import { useWithServer } from '../frame/use-with-server.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { identityKey } from './identity-draft.ts';

/**
 * Gives the booked numbers this letter may take (DOMAIN 5). Undefined until the server, which checks the stored
 * letter, has responded.
 */
export function useBookedNumbers(): BookedNumber[] | undefined {
  const { draft } = useWizard();
  const { bookedNumbersFor } = useNaskah();
  const isWithServer = useWithServer();
  // What decides which numbers fit.
  const of = [
    draft.naskahDinasCategoryId,
    draft.sender?.userPositionId,
    identityKey(draft),
    draft.permissionClassificationId,
    draft.archiveClassificationId,
  ];
  return useQuery({
    queryKey: ['booked-numbers', draft.id, ...of],
    queryFn: ({ signal }) => bookedNumbersFor(draft.id, { signal }),
    enabled: isWithServer && of.every((part) => part !== undefined && part !== null),
    staleTime: 30_000,
  }).data;
}
