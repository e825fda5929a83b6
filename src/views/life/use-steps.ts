import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Row } from '../record.ts';
import type { Living } from './holder.ts';

/** The steps of a record, fetched once for the bar and the timeline. */
export function useSteps(resource: Living, row: Row) {
  const naskah = useNaskah();
  return useQuery({
    // With the version, so that an event shows at once.
    queryKey: [resource.name, 'steps', row.id, row.version],
    queryFn: ({ signal }) => naskah.stepsOf(resource.name, row.id, { signal }),
    placeholderData: (before) => before,
  });
}
