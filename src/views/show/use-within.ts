import { useGetList } from 'react-admin';
import { pageSizes } from '../../../lib/page-sizes.ts';
import { resourceNamed } from '../../../resources/index.ts';
import type { Row } from '../record.ts';
import type { Child } from './children.ts';

/** What a tab's list is filtered by; `none` where nothing can be found, undefined while that is not known. */
export type Within = { by: Record<string, unknown> } | 'none' | undefined;

/** Finds what belongs to a record; records in between are fetched as the viewer may see them. */
export function useWithin({ field, related }: Child, row: Row): { within: Within; error: unknown } {
  const { through, by, of } = related ?? {};
  const { data: between, error } = useGetList<Row>(
    through?.resource ?? '',
    {
      pagination: { page: 1, perPage: Math.max(...pageSizes) },
      sort: through && resourceNamed(through.resource).sort,
      filter: through && { [through.by]: row.id },
    },
    { enabled: through !== undefined },
  );
  const from = through ? between : [row];
  if (field) return { within: { by: { [field]: row.id } }, error: null };
  if (!by && !of) return { within: { by: {} }, error: null };
  if (!from) return { within: undefined, error };
  const ids = [...new Set(from.flatMap((one) => (of ? one[of] : one.id) ?? []))];
  return { within: ids.length === 0 ? 'none' : { by: { [by ?? 'ids']: ids.join(',') } }, error: null };
}
