import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail } from '../../../domain/calls/archive-item-shapes.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useDeclared } from '../../views/parts.ts';

const keyOf = (id: string) => ['archive-detail', id];

export function useDetail(id: string) {
  const naskah = useNaskah();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => naskah.archiveDetail(id, { signal }),
  });
}

/** Runs a verb on an item and shows the resulting state. */
export function useChange(id: string): {
  isBusy: boolean;
  /** @throws the refusal, for the form to show */
  change: (work: () => Promise<ArchiveDetail>) => Promise<void>;
  /** The same where nothing but a toast can say so. */
  attempt: (work: () => Promise<ArchiveDetail>) => Promise<void>;
} {
  const client = useQueryClient();
  const notify = useNotify();
  const resource = useDeclared();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<ArchiveDetail>) => work(),
    onSuccess: (detail) => {
      client.setQueryData(keyOf(id), detail);
      void client.invalidateQueries({ queryKey: [resource.name] });
    },
  });
  const change = async (work: () => Promise<ArchiveDetail>) => void (await mutateAsync(work));
  const attempt = (work: () => Promise<ArchiveDetail>) =>
    change(work).catch((failure: unknown) => notify(failureMessage(failure), { type: 'error' }));
  return { isBusy: isPending, change, attempt };
}
