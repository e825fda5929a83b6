import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { useDeclared } from '../../record.ts';

/** Tags of a column, the most used first; none where they cannot be read or the field is not the resource's own. */
export function useUsedTags(name: string): string[] {
  const resource = useDeclared();
  const { usedTags } = useNaskah();
  const query = useQuery({
    queryKey: [resource.name, 'tags', name],
    queryFn: ({ signal }) => usedTags(resource.name, name, { signal }),
    enabled: resource.fields[name]?.kind === 'tags',
    retry: false,
  });
  return query.data?.items.map(({ tag }) => tag) ?? [];
}
