import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { type RunState, runStates } from '../../domain/triggers/runs.ts';
import { optionsOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { trigger } from '../../resources/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PagedCard, perPage } from '../ui/paged-card.tsx';
import { Filter } from '../ui/pickers/index.ts';
import { useRequest } from '../ui/use-request.ts';
import { type Row, useMay } from '../views/parts.ts';
import { triggerMessages as messages } from './messages.ts';
import { RunsTable } from './runs-table.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { useTriggers } from './use-triggers.ts';

/** What a trigger did and did not do, with a test run. */
export function RunsCard({ row }: { row: Row }) {
  const id = useId();
  const triggers = useTriggers();
  const notify = useNotify();
  const queries = useQueryClient();
  const may = useMay(trigger);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<RunState | ''>('');
  const [isTesting, setTesting] = useState(false);
  const { isPending, request } = useRequest();
  const queryKey = ['trigger', row.id, 'runs'];
  const query = useQuery({
    queryKey: [...queryKey, page, state],
    queryFn: ({ signal }) =>
      triggers.runs(String(row.id), { page, perPage, ...(state && { state }), signal }),
    placeholderData: keepPreviousData,
  });
  const retry = (runId: string) =>
    request(async () => {
      await triggers.retry(String(row.id), runId);
      notify(translate(messages.retried), { type: 'success' });
      await queries.invalidateQueries({ queryKey });
    });
  return (
    <Section aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{translate(messages.log)}</h2>
          <p>{translate(messages.logAbout)}</p>
        </div>
        <Button
          variant="outlined"
          startIcon={<FlaskConical size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => setTesting(true)}
        >
          {translate(messages.test)}
        </Button>
      </header>
      <Tools>
        <Filter
          label={translate(messages.state)}
          value={state}
          options={optionsOf(runStates)}
          onChange={(value) => {
            setState(runStates.find((known) => known.value === value)?.value ?? '');
            setPage(1);
          }}
        />
        <Button
          variant="text"
          size="small"
          startIcon={<RotateCw size={14} strokeWidth={1.6} aria-hidden />}
          disabled={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {translate(messages.refresh)}
        </Button>
      </Tools>
      <PagedCard
        query={query}
        failed={translate(messages.failed)}
        empty={<EmptyState title={translate(messages.none)} text={translate(messages.noneText)} />}
        onClear={state ? () => setState('') : undefined}
        page={page}
        onPage={setPage}
      >
        {(runs) => (
          <RunsTable
            runs={runs}
            mayRetry={may('change')}
            isPending={isPending}
            onRetry={(runId) => void retry(runId)}
          />
        )}
      </PagedCard>
      {isTesting && <TrialDialog row={row} onClose={() => setTesting(false)} />}
    </Section>
  );
}

const Section = styled('section')({
  display: 'grid',
  gap: 12,
  maxWidth: 1062,
  minWidth: 0,
  marginTop: 10,
  '& > *': { minWidth: 0 },
  '& > header': { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'flex-start' },
  '& > header > div': { flex: '1 1 280px', minWidth: 0 },
  '& h2': { margin: 0, fontSize: '1rem', lineHeight: '24px', fontWeight: 650 },
  '& > header p': { margin: 0, fontSize: '0.8125rem', lineHeight: '18px', color: 'var(--ink-2)' },
});
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
