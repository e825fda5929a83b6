import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { addMessages } from '../../../resources/add-messages.ts';
import type { Resource } from '../../../resources/declare.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { formatNumber } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { valuesParameter } from '../form/values-parameter.ts';
import { Cell, shownOf } from '../kinds/index.tsx';
import { filteredList } from '../list-link.ts';
import { messages } from '../messages.ts';
import { Bar, Delayed } from '../page/skeleton.tsx';
import { type Row, representationOf } from '../record.ts';
import { useMayAddHere } from '../use-may-use.ts';
import type { Child } from './children.ts';
import { showMessages } from './show-messages.ts';

const most = 10;
const mostColumns = 4;

/** First records that refer to this one, with links to all and to add one. */
export function ChildrenTab({ child, row, name }: { child: Child; row: Row; name: string }) {
  const createPath = useCreatePath();
  const { resource, field } = child;
  const { data, total, error, refetch, isPending } = useGetList<Row>(resource.name, {
    pagination: { page: 1, perPage: most },
    sort: resource.sort,
    filter: { [field]: row.id },
  });
  const list = createPath({ resource: resource.name, type: 'list' });
  const mayAdd = useMayAddHere(resource);
  const add = mayAdd && (
    <Button
      component={LinkBase}
      variant="outlined"
      to={`${createPath({ resource: resource.name, type: 'create' })}?${valuesParameter}=${encodeURIComponent(
        JSON.stringify({ [field]: child.many ? [row.id] : row.id }),
      )}`}
    >
      {translate(addMessages(resource))}
    </Button>
  );
  if (error)
    return (
      <EmptyState title={translate(showMessages.listFailed)} text={failureMessage(error)} onRetry={refetch} />
    );
  if (isPending || !data)
    return (
      <Delayed role="status" aria-label={translate(commonMessages.loading)}>
        {[0, 1, 2].map((line) => (
          <Bar key={line} style={{ width: line % 2 ? '48%' : '64%', margin: '20px 0' }} />
        ))}
      </Delayed>
    );
  if (data.length === 0)
    return <EmptyState title={translate(showMessages.noneUse(resource.singular, name))} action={add} />;
  const columns = resource.columns.filter((column) => column !== field).slice(0, mostColumns);
  const [first, ...others] = columns;
  const count = formatNumber(total ?? data.length);
  return (
    <>
      <Table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" data-more={at > 1 || undefined} style={alignOf(resource, column)}>
                {translate(resource.fields[column]?.label ?? messages.status)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((record) => (
            <tr key={record.id}>
              <th scope="row">
                <LinkBase to={createPath({ resource: resource.name, type: 'show', id: record.id })}>
                  {first ? (
                    <Shown resource={resource} row={record} name={first} />
                  ) : (
                    representationOf(resource, record)
                  )}
                </LinkBase>
                {!record.isActive && <SoftChip>{translate(messages.inactive)}</SoftChip>}
              </th>
              {others.map((column, at) => (
                <td key={column} data-more={at > 0 || undefined} style={alignOf(resource, column)}>
                  <Shown resource={resource} row={record} name={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>
        <span>{translate(showMessages.someOf(data.length, count))}</span>
        {add}
        <Button component={LinkBase} variant="outlined" to={filteredList(list, { [field]: row.id })}>
          {translate(showMessages.allOf(count))}
        </Button>
      </Foot>
    </>
  );
}

function Shown({ resource, row, name }: { resource: Resource; row: Row; name: string }) {
  const field = resource.fields[name];
  return field ? <Cell name={name} field={field} row={row} /> : null;
}

const alignOf = (resource: Resource, name: string) => {
  const field = resource.fields[name];
  return field && shownOf(field).align === 'right' ? { textAlign: 'right' as const } : undefined;
};

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'left', borderBottom: '1px solid var(--line)' },
  '& thead th': { fontSize: '0.75rem', fontWeight: 600, color: 'var(--ink-3)' },
  '& tbody th': { fontWeight: 600 },
  '& tbody th > .chip': { marginLeft: 8 },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: 'var(--accent-ink)', textDecoration: 'underline' },
  '& tbody tr:hover': { background: 'var(--hover)' },
  // A phone shows the first two columns.
  '@media (max-width: 599px)': { '& [data-more]': { display: 'none' } },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  paddingTop: 12,
  '& > span': { flex: 1, minWidth: 140, fontSize: '0.75rem', color: 'var(--ink-3)' },
});
