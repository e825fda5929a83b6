import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { ScanProposals } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { documentOf } from '../steps/document-field.tsx';

/** What the stored scan says; asked again while it is read. Undefined without one, and without an answer. */
export function useScanProposals(): ScanProposals | undefined {
  const { draft } = useWizard();
  const { scanProposals } = useNaskah();
  const scan = documentOf(draft.attachments)?.id;
  const { data } = useQuery({
    queryKey: ['scan-proposals', draft.id, scan],
    queryFn: ({ signal }) => scanProposals(draft.id, { signal }),
    enabled: scan !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.isLetter === null ? 1500 : false),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data;
}
