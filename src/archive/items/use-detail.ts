import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail } from '../../../domain/archive/archive-detail.ts';
import { messageOf, useDeclared } from '../../views/parts.ts';

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
  const [isBusy, setBusy] = useState(false);
  const change = async (work: () => Promise<ArchiveDetail>) => {
    setBusy(true);
    try {
      client.setQueryData(keyOf(id), await work());
      void client.invalidateQueries({ queryKey: [resource.name] });
    } finally {
      setBusy(false);
    }
  };
  const attempt = (work: () => Promise<ArchiveDetail>) =>
    change(work).catch((failure: unknown) => notify(messageOf(failure), { type: 'error' }));
  return { isBusy, change, attempt };
}
