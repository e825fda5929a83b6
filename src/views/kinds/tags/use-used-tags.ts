import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { resources } from '../../../../resources/index.ts';

/** Tags of a column, the most used first; none where they cannot be read, or of a field that no record holds. */
export function useUsedTags(name: string): string[] {
  const context = useResourceContext() ?? '';
  const resource = resources.find((one) => one.name === context);
  const { usedTags } = useNaskah();
  const query = useQuery({
    queryKey: [context, 'tags', name],
    queryFn: ({ signal }) => usedTags(context, name, { signal }),
    enabled: resource?.fields[name]?.kind === 'tags',
    retry: false,
  });
  return query.data?.items.map(({ tag }) => tag) ?? [];
}
