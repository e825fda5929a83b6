import { useQueries } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import { isBeingRead } from '../../../domain/recognised-text.ts';
import { failureMessage } from '../../ui/failures.ts';
import type { DepositRow } from './depositor.ts';

const unread: UploadProposals = {
  ...{ state: 'failed', reason: null, title: null, number: null, date: null, like: null },
};

/** What each file says, by its row; asked again while it is read, the seldomer the more of them wait. */
export function useUploadProposals(rows: readonly DepositRow[]): ReadonlyMap<string, UploadProposals> {
  const { uploadProposals } = useNaskah();
  const asked = rows.filter((row) => row.inspected && row.stage !== 'saved');
  const answers = useQueries({
    queries: asked.map(({ uploadId = '' }) => ({
      queryKey: ['upload-proposals', uploadId],
      queryFn: ({ signal }: { signal: AbortSignal }) => uploadProposals(uploadId, { signal }),
      refetchInterval: ({ state }: { state: { data: UploadProposals | undefined; error: unknown } }) =>
        state.error || (state.data && !isBeingRead(state.data.state)) ? false : 1500 * asked.length,
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
    })),
  });
  return new Map(
    asked.flatMap(({ key }, at): [string, UploadProposals][] => {
      const { data, error } = answers[at] ?? {};
      if (data) return [[key, data]];
      return error ? [[key, { ...unread, reason: failureMessage(error) }]] : [];
    }),
  );
}
