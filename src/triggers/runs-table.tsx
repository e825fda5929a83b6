import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase } from 'react-admin';
import type { TriggerRun } from '../../domain/calls/triggers.ts';
import { runReasons, runStates, webhookStates } from '../../domain/triggers/runs.ts';
import { choiceOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { StackedTable } from '../ui/data-table.ts';
import { formatDateTime, formatMediumDateTime } from '../ui/format.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { triggerMessages as messages } from './messages.ts';

type Props = {
  runs: readonly TriggerRun[];
  mayRetry: boolean;
  isPending: boolean;
  onRetry: (runId: string) => void;
};

/** One line a run: when, about what, and what came of it. */
export function RunsTable({ runs, mayRetry, isPending, onRetry }: Props) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate(messages.when)}</th>
          <th scope="col">{translate(messages.about)}</th>
          <th scope="col">{translate(messages.what)}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id}>
            <td className="is-short">
              <time dateTime={run.at} title={formatDateTime(run.at)}>
                {formatMediumDateTime(run.at)}
              </time>
            </td>
            <td className="is-name">
              <Subject run={run} />
            </td>
            <td>
              <Result>
                <StateChip of={choiceOf(runStates, run.state)} />
                <span>{resultOf(run)}</span>
              </Result>
              {run.webhook && (
                <Result>
                  <StateChip of={choiceOf(webhookStates, run.webhook.state)} />
                  <span>{webhookResultOf(run.webhook)}</span>
                </Result>
              )}
              {run.canRetry && mayRetry && (
                <Button size="small" variant="text" disabled={isPending} onClick={() => onRetry(run.id)}>
                  {translate(messages.retry)}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Subject({ run: { subject, count, state } }: { run: TriggerRun }) {
  const isCounted = state === 'skipped';
  if (!subject) return translate(messages.several(count));
  const name = subject.label ?? translate(messages.hidden);
  return (
    <>
      {subject.url ? <LinkBase to={subject.url}>{name}</LinkBase> : <Quiet>{name}</Quiet>}
      {isCounted && count > 1 && <small>{translate(messages.times(count))}</small>}
    </>
  );
}

function resultOf({ state, reason, condition, told, mailed, dueAt, tries, failure }: TriggerRun): string {
  if (state === 'waiting' && dueAt) return translate(messages.until(formatDateTime(dueAt)));
  if (state === 'failed')
    return [failure, translate(messages.tries(tries)), translate(messages.again)].filter(Boolean).join(', ');
  if (reason === 'condition' && condition !== null)
    return translate((state === 'dropped' ? messages.noLonger : messages.condition)(condition));
  if (reason) return translate(runReasons[reason]);
  return told > 0 || mailed > 0 ? translate(messages.told(told, mailed)) : '';
}

function webhookResultOf({ tries, status, failure, nextAt }: NonNullable<TriggerRun['webhook']>): string {
  return [
    status === null ? failure : translate(messages.status(status)),
    tries > 1 ? translate(messages.tries(tries)) : undefined,
    nextAt && tries > 0 ? translate(messages.nextAt(formatDateTime(nextAt))) : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}

const Table = styled(StackedTable)({
  tableLayout: 'fixed',
  '& th:first-of-type': { width: 158 },
  '& th:last-of-type': { width: '52%' },
  '& td': { overflowWrap: 'anywhere', verticalAlign: 'top' },
  '@media (max-width: 760px)': { '& tbody td:last-of-type': { flex: '1 1 100%' } },
});
const Result = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  alignItems: 'baseline',
  '& + div': { marginTop: 4 },
});
const Quiet = styled('span')({ color: 'var(--ink-3)' });
