import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { linesOf } from '../../../../lib/lines.ts';
import { textOf } from '../draft/lookups.ts';

export const needs = 'master-data.kebutuhan-kontrak';

type Need = { name: string; papers: string[] };

/** What a contract is for, with its checklist; undefined until it is here, and without one. */
export function useNeed(id: string | null | undefined): Need | undefined {
  const { lookup } = useNaskah();
  const { data } = useQuery({
    queryKey: ['lookup', needs, id],
    staleTime: 300_000,
    enabled: Boolean(id),
    queryFn: async ({ signal }) => (await lookup(needs, { ids: [id ?? ''], signal }))[0] ?? null,
  });
  return data ? { name: data.label, papers: linesOf(textOf(data.checklist)) } : undefined;
}
