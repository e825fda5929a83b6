import { useGetList } from 'react-admin';
import { formatNumber } from '../../ui/format.ts';
import type { Row } from '../record.ts';
import type { Child } from './children.ts';

/** How many there are, behind the name of their tab; above what is counted, about. */
export default function RelatedCount({ child, row }: { child: Child; row: Row }) {
  const { total, meta } = useGetList<Row>(child.resource.name, {
    pagination: { page: 1, perPage: 1 },
    sort: child.resource.sort,
    filter: { [child.field]: row.id },
  });
  if (total === undefined) return null;
  return (
    <small>
      {meta?.totalIsEstimated === true && '±'}
      {formatNumber(total)}
    </small>
  );
}
