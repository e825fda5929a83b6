import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useId } from 'react';
import { useCreatePath, useGetOne } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { Labelled } from '../../ui/form-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OptionField } from '../../ui/pickers/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { Bar, Delayed } from '../page/skeleton.tsx';
import type { Row } from '../record.ts';
import { useLookup } from '../special/use-lookup.ts';
import { compareMessages as said } from './compare-messages.ts';
import { compared } from './compare-rights.ts';
import { CompareTable } from './compare-table.tsx';
import { groupsOf } from './groups.ts';
import { useCatalogue } from './use-catalogue.ts';

const roles = 'manajemen-user.role';

/** `/manajemen-user/role/bandingkan?a=ID&b=ID`: two roles side by side, only what differs unless asked. */
export function CompareRolesPage() {
  const { get, set } = useUrlState();
  const createPath = useCreatePath();
  const [a, b] = [get('a') ?? '', get('b') ?? ''];
  const showsAll = get('semua') === '1';
  return (
    <>
      <PageHeader
        title={translate(said.title)}
        breadcrumb={[{ label: translate(said.roles), to: createPath({ resource: roles, type: 'list' }) }]}
        text={translate(said.about)}
      />
      <Card className="card">
        <Choices>
          <RoleChoice label={translate(said.first)} value={a} onChange={(id) => set({ a: id })} />
          <Button
            variant="outlined"
            startIcon={<ArrowLeftRight size={15} strokeWidth={1.6} aria-hidden />}
            disabled={!a && !b}
            onClick={() => set({ a: b, b: a })}
          >
            {translate(said.swap)}
          </Button>
          <RoleChoice label={translate(said.second)} value={b} onChange={(id) => set({ b: id })} />
        </Choices>
        {a && b ? (
          <Comparison
            key={`${a} ${b}`}
            ids={[a, b]}
            showsAll={showsAll}
            onShowAll={(on) => set({ semua: on ? '1' : null })}
          />
        ) : (
          <EmptyState title={translate(said.choose)} text={translate(said.chooseText)} />
        )}
      </Card>
    </>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (id: string | null) => void };

function RoleChoice({ label, value, onChange }: ChoiceProps) {
  const id = useId();
  const options = useLookup(roles);
  return (
    <Labelled id={id} label={label}>
      <OptionField
        input={{ id }}
        value={options.find((option) => option.id === value) ?? null}
        options={options}
        isLoading={options.length === 0}
        onChange={(option) => onChange(option?.id ?? null)}
      />
    </Labelled>
  );
}

type Props = { ids: [string, string]; showsAll: boolean; onShowAll: (on: boolean) => void };

function Comparison({ ids: [a, b], showsAll, onShowAll }: Props) {
  const options = { retry: false, onError: () => undefined };
  const one = useGetOne<Row>(roles, { id: a }, options);
  const other = useGetOne<Row>(roles, { id: b }, options);
  const catalogue = useCatalogue();
  const error = one.error ?? other.error;
  if (error)
    return (
      <EmptyState
        title={translate(said.failed)}
        text={failureMessage(error)}
        onRetry={() => void Promise.all([one.refetch(), other.refetch()])}
      />
    );
  if (!one.data || !other.data)
    return (
      <Delayed>
        {[0, 1, 2, 3].map((line) => (
          <Bar key={line} style={{ width: line % 2 ? '48%' : '64%', margin: '20px 0' }} />
        ))}
      </Delayed>
    );
  const [first, second] = [heldIn(one.data), heldIn(other.data)];
  if (!first || !second) return <EmptyState title={translate(said.hidden)} />;
  const groups = compared(groupsOf(catalogue, [...first, ...second]), first, second);
  const all = groups.flatMap(({ privileges }) => privileges);
  const count = all.filter(({ isDifferent }) => isDifferent).length;
  return (
    <>
      <Sum>
        <b role="status">{translate(said.different(count, all.length))}</b>
        <FormControlLabel
          control={<Switch checked={showsAll} onChange={(_, on) => onShowAll(on)} />}
          label={translate(said.showAll)}
        />
      </Sum>
      {count === 0 && !showsAll ? (
        <EmptyState title={translate(said.same)} />
      ) : (
        <CompareTable
          groups={groups}
          names={[String(one.data.name ?? ''), String(other.data.name ?? '')]}
          showsAll={showsAll}
        />
      )}
    </>
  );
}

const heldIn = (row: Row): string[] | undefined =>
  Array.isArray(row.privilegedList) ? row.privilegedList.map(String) : undefined;

const Card = styled('section')({ padding: 16, maxWidth: 1062 });
const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: 12,
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' },
});
const Sum = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  margin: '16px 0 8px',
});
