import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { keys } from '../../cache.ts';
import type { DescribedField } from './described.ts';

export type Choice = { value: string; label: string; color?: string };

/** Choices of a filter; undefined while they load. */
export function useChoices(field: DescribedField): readonly Choice[] | undefined {
  const { lookup, inboxLabels } = useNaskah();
  const labels = useQuery({
    queryKey: keys.labels,
    queryFn: ({ signal }) => inboxLabels({ signal }),
    enabled: field.isLabel === true,
  });
  const records = useQuery({
    queryKey: ['letters', 'filter', field.resource],
    queryFn: ({ signal }) => lookup(field.resource ?? '', { signal }),
    enabled: field.resource !== undefined,
    staleTime: 300_000,
  });
  if (field.options) return field.options;
  if (field.isLabel) return labels.data?.map(({ id, name, color }) => ({ value: id, label: name, color }));
  return records.data?.map(({ id, label }) => ({ value: id, label }));
}
