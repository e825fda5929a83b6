import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { RegisteredBefore } from '../../../../domain/letters/incoming.ts';
import { useWithServer } from '../frame/use-with-server.ts';
import { useWizard } from '../frame/wizard-context.ts';

/** Finds letters registered with the same number, sender and date; empty until the server has all three. */
export function useRegisteredBefore(): RegisteredBefore[] {
  const { draft } = useWizard();
  const { registeredBefore } = useNaskah();
  const isWithServer = useWithServer();
  const { externalSenderId, externalSenderName = '' } = draft.externalToInternal ?? {};
  const told = [draft.number?.trim(), externalSenderId ?? externalSenderName.trim(), draft.scriptDate];
  const { data } = useQuery({
    queryKey: ['registered-before', draft.id, ...told],
    queryFn: ({ signal }) => registeredBefore(draft.id, { signal }),
    enabled: isWithServer && told.every(Boolean),
  });
  return data ?? [];
}
