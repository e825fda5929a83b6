import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { useIsPhone } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListEmpty, ListFilteredEmpty, ListProblem } from '../list/list-empty.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { PhoneRows } from '../list/phone-rows.tsx';
import { RecordTable } from '../list/record-table.tsx';
import SummaryLine from '../summary/summary-line.tsx';
import { useFigures } from '../summary/use-figures.ts';
import { groupKey, groupLabel } from './group-label.ts';
import { GroupFoot, GroupHead, PhoneFoot, PhoneHead } from './group-lines.tsx';
import { groupMessages } from './messages.ts';
import { useGroupRows } from './use-group-rows.ts';
import { useOpened } from './use-opened.ts';

type Props = { resource: Resource; by: string; field: Field };

/** The list under headings, each with its count and sums; rows are fetched with their group. */
export default function GroupedRows({ resource, by, field }: Props) {
  const isPhone = useIsPhone();
  const { filterValues, setFilters } = useListContext();
  const { data, error, refetch } = useFigures(resource, by);
  const groups = (data?.groups ?? []).map((group) => ({ ...group, id: groupKey(group) }));
  const keys = groups.map(({ id }) => id);
  const { isOpen, toggle } = useOpened(resource, by, keys);
  const lists = useGroupRows(resource, by, keys.filter(isOpen));
  if (error) return <ListProblem error={error} onRetry={() => refetch()} />;
  if (!data) return <ListSkeleton columns={4} />;
  if (data.isTooMany) return <EmptyState title={translate(groupMessages.tooMany)} />;
  if (data.count === 0)
    return Object.keys(filterValues).length > 0 ? (
      <ListFilteredEmpty onClear={() => setFilters({}, {})} />
    ) : (
      <ListEmpty resource={resource} />
    );
  const bodies = groups.map((group) => {
    const rows = isOpen(group.id) ? lists.rowsOf(group.id) : [];
    const line = {
      ...{ resource, group, isOpen: isOpen(group.id), label: groupLabel(by, field, group) },
      onToggle: () => toggle(group.id),
    };
    const foot = {
      isLoading: rows === undefined && !lists.hasFailed(group.id),
      hasFailed: lists.hasFailed(group.id),
      onRetry: () => lists.retry(group.id),
      left: rows && isOpen(group.id) ? Math.min(lists.more, group.count - rows.length) : 0,
      onMore: () => lists.showMore(group.id),
    };
    return { key: group.id, line, rows: rows ?? [], foot };
  });
  return (
    <>
      {data.isCut && <Cut>{translate(groupMessages.cut)}</Cut>}
      {isPhone ? (
        <>
          {bodies.map(({ key, line, rows, foot }) => (
            <section key={key} aria-label={line.label}>
              <PhoneHead {...line} />
              {rows.length > 0 && <PhoneRows resource={resource} rows={rows} />}
              <PhoneFoot {...foot} />
            </section>
          ))}
          {resource.summary && <SummaryLine resource={resource} />}
        </>
      ) : (
        <RecordTable
          resource={resource}
          rows={bodies.flatMap(({ rows }) => rows)}
          bodies={bodies.map(({ key, line, rows, foot }) => ({
            key,
            rows,
            head: (columns) => <GroupHead {...line} columns={columns} />,
            foot: (columns) => <GroupFoot {...foot} columns={columns} />,
          }))}
        />
      )}
    </>
  );
}

const Cut = styled('p')({
  margin: 0,
  padding: '8px 12px',
  borderRadius: 8,
  background: 'var(--stamp-soft)',
  color: 'var(--stamp)',
});
