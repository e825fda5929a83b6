import { useGetList } from 'react-admin';
import { formatNumber } from '../../ui/format.ts';
import type { Row } from '../record.ts';
import type { Child } from './children.ts';
import { useWithin } from './use-within.ts';

/** How many there are, behind the name of their tab; above what is counted, about. */
export default function RelatedCount({ child, row }: { child: Child; row: Row }) {
  const { within } = useWithin(child, row);
  const isAsked = within !== undefined && within !== 'none';
  const { total, meta } = useGetList<Row>(
    child.resource.name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: child.resource.sort,
      filter: isAsked ? within.by : {},
    },
    { enabled: isAsked },
  );
  const count = within === 'none' ? 0 : total;
  if (count === undefined) return null;
  return (
    <small>
      {meta?.totalIsEstimated === true && '±'}
      {formatNumber(count)}
    </small>
  );
}
