import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { LinkBase, ListBase, useCreatePath, useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { addMessages } from '../../../resources/add-messages.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useIsPhone } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { commonMessages } from '../../ui/messages.ts';
import { SearchBox } from '../filters/search-box.tsx';
import { valuesParameter } from '../form/values-parameter.ts';
import { SummaryLine } from '../lazy-views.ts';
import { BulkBar } from '../list/bulk/bulk-bar.tsx';
import { BulkProvider } from '../list/bulk/bulk-provider.tsx';
import { ListExtras } from '../list/extras.ts';
import { ListFilteredEmpty } from '../list/list-empty.tsx';
import { Pager } from '../list/pager.tsx';
import { PhoneRows } from '../list/phone-rows.tsx';
import { PhoneTools } from '../list/phone-tools.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { filteredList } from '../list-link.ts';
import { listMessages } from '../messages.ts';
import { Bar, Delayed } from '../page/skeleton.tsx';
import type { Row } from '../record.ts';
import { useMayAddHere } from '../use-may-use.ts';
import type { Child } from './children.ts';
import { showMessages } from './show-messages.ts';
import { useWithin } from './use-within.ts';

type Props = { child: Child; row: Row; name: string };

/** The records that belong to this one, as a list of their own: searched, sorted, added to. */
export function ChildrenTab({ child, row, name }: Props) {
  const { within, error } = useWithin(child, row);
  if (error) return <Unread error={error} />;
  if (!within) return <Bars />;
  if (within === 'none')
    return <EmptyState title={translate(showMessages.noneUse(child.resource.singular, name))} />;
  return <ChildList child={child} row={row} name={name} within={within.by} />;
}

type ListProps = Props & { within: Record<string, unknown> };

function ChildList({ child, row, name, within }: ListProps) {
  const { resource } = child;
  return (
    <ListBase
      resource={resource.name}
      filter={within}
      sort={resource.sort}
      perPage={10}
      exporter={false}
      // The address is the page's own.
      disableSyncWithLocation
      storeKey={false}
      queryOptions={{ onError: () => undefined }}
    >
      <ListExtras value={{ within }}>
        <BulkProvider resource={resource}>
          <Room>
            <Related child={child} row={row} name={name} within={within} />
          </Room>
          <BulkBar resource={resource} />
        </BulkProvider>
      </ListExtras>
    </ListBase>
  );
}

function Related({ child, row, name, within }: ListProps) {
  const { resource, field } = child;
  const isPhone = useIsPhone();
  const { data, error, isPending, refetch, filterValues, setFilters, meta } = useListContext<Row>();
  const isSearching = typeof filterValues.q === 'string' && filterValues.q !== '';
  if (error) return <Unread error={error} onRetry={refetch} />;
  if (isPending || !data) return <Bars />;
  const ways = <Ways child={child} row={row} within={within} />;
  if (data.length === 0 && !isSearching)
    return <EmptyState title={translate(showMessages.noneUse(resource.singular, name))} action={ways} />;
  const shown = field ? withoutColumn(resource, field) : resource;
  return (
    <>
      <Tools>
        {isSearchable(resource) && <SearchBox label={translate(listMessages.search(resource.label))} />}
        {ways}
      </Tools>
      {data.length === 0 ? (
        <ListFilteredEmpty onClear={() => setFilters({}, {})} />
      ) : (
        <>
          {isPhone && <PhoneTools resource={resource} />}
          {isPhone ? (
            <PhoneRows resource={shown} rows={data} />
          ) : (
            <RecordTable resource={shown} rows={data} />
          )}
          {isPhone && resource.summary && (
            <Suspense>
              <SummaryLine resource={resource} />
            </Suspense>
          )}
          <Pager resource={resource} isEstimated={meta?.totalIsEstimated === true} />
        </>
      )}
    </>
  );
}

function Unread({ error, onRetry }: { error: unknown; onRetry?: () => unknown }) {
  return (
    <EmptyState title={translate(showMessages.listFailed)} text={failureMessage(error)} onRetry={onRetry} />
  );
}

function Bars() {
  return (
    <Delayed role="status" aria-label={translate(commonMessages.loading)}>
      {[0, 1, 2].map((line) => (
        <Bar key={line} style={{ width: line % 2 ? '48%' : '64%', margin: '20px 0' }} />
      ))}
    </Delayed>
  );
}

/** To a new one that belongs to this record, and to all in their own list. */
function Ways({ child: { resource, field, many, related }, row, within }: Omit<ListProps, 'name'>) {
  const createPath = useCreatePath();
  const mayAdd = useMayAddHere(resource);
  const list = createPath({ resource: resource.name, type: 'list' });
  const create = createPath({ resource: resource.name, type: 'create' });
  const filled = field && JSON.stringify({ [field]: many ? [row.id] : row.id });
  return (
    <Buttons>
      {/* What this record names is listed here whole. */}
      {!related?.of && (
        <Button component={LinkBase} variant="text" to={filteredList(list, within)}>
          {translate(showMessages.inList)}
        </Button>
      )}
      {mayAdd && !related?.of && (
        <Button
          component={LinkBase}
          variant="outlined"
          to={filled ? `${create}?${valuesParameter}=${encodeURIComponent(filled)}` : create}
        >
          {translate(addMessages(resource))}
        </Button>
      )}
    </Buttons>
  );
}

const isSearchable = ({ fields }: Resource): boolean =>
  Object.values(fields).some(({ options }) => 'searchable' in options && options.searchable);

/** Of this record, every row says the same there. */
function withoutColumn(resource: Resource, field: string): Resource {
  const columns = resource.columns.filter((name) => name !== field);
  return columns.length > 0 ? { ...resource, columns } : resource;
}

const Room = styled('div')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  paddingTop: 14,
  '& > *': { minWidth: 0 },
});
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media (max-width: 599.95px)': { '& > div': { flex: '1 1 100%' } },
});
const Buttons = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' });
