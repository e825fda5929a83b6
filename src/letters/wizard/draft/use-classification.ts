import { useCallback } from 'react';
import { type Option, useNaskah } from '../../../../dataProvider/index.ts';

/** Archive classifications; only leaves stand on letters (DOMAIN 8). */
export function useClassification() {
  const { lookup } = useNaskah();
  const search = useCallback(
    async (q: string, { signal }: { signal: AbortSignal }): Promise<Option[]> => {
      const found = await lookup('master-data.klasifikasi-arsip', { q, filter: { isLeaf: true }, signal });
      return found.filter((option) => option.isLeaf !== false);
    },
    [lookup],
  );
  const byId = useCallback(
    (id: string) => lookup('master-data.klasifikasi-arsip', { ids: [id] }).catch(() => []),
    [lookup],
  );
  return { search, byId };
}
