import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { Setup } from '../../domain/calls/setup.ts';
import { setupSteps } from '../../domain/setup.ts';
import { translate } from '../../lib/language.ts';
import { useIsPhone } from '../shell/index.ts';
import { deviceStore, inTab } from '../ui/device-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { type Crumb, PageHeader } from '../ui/page-header.tsx';
import { useRequest } from '../ui/use-request.ts';
import { setupMessages as messages } from './messages.ts';
import { SetupSkeleton } from './setup-skeleton.tsx';
import { StepRow } from './step-row.tsx';
import { setupKey, useSetup, useSetupVerbs } from './use-setup.ts';
import { useWorkbook } from './use-workbook.ts';
import './setup.css';

/** The step that was opened last, for the session; '' where all are closed. */
const opened = deviceStore<string>('setup.open', inTab, { ends: 'session' });

/** The six steps, three ways in each (look/setup). */
export function Assistant({ crumb, canSkip = false }: { crumb?: Crumb; canSkip?: boolean }) {
  const { data, isPending, refetch } = useSetup();
  const isPhone = useIsPhone();
  const verbs = useSetupVerbs();
  const queries = useQueryClient();
  const { request, isPending: isSkipping } = useRequest();
  const workbook = useWorkbook();
  const skip = () =>
    request(async () => {
      queries.setQueryData<Setup>(setupKey, await verbs.settle('skipped'));
    });
  const skipButton = canSkip && (
    <Button variant="text" onClick={skip} loading={isSkipping}>
      {translate(messages.skip)}
    </Button>
  );
  const chosen = opened.use('');
  const open = chosen ?? data?.steps.find(({ state }) => state !== 'done')?.name ?? '';
  const done = data?.steps.filter(({ state }) => state === 'done').length ?? 0;
  return (
    <>
      <PageHeader
        title={translate(messages.title)}
        text={data?.says ?? ''}
        breadcrumb={crumb ? [crumb] : []}
        actions={isPhone ? undefined : skipButton}
      />
      {isPending && <SetupSkeleton />}
      {!isPending && !data && <EmptyState title={translate(messages.failed)} onRetry={refetch} />}
      {data && (
        <section className="card setup" aria-label={translate(messages.title)}>
          <header>
            <b>{translate(messages.doneOf(done, setupSteps.length))}</b>
            <Progress steps={data.steps} />
          </header>
          <ol>
            {data.steps.map((step, at) => (
              <StepRow
                key={step.name}
                step={step}
                number={at + 1}
                isOpen={step.name === open}
                takenAt={data.workbookTakenAt}
                workbook={workbook}
                onToggle={() => opened.write('', step.name === open ? '' : step.name)}
              />
            ))}
          </ol>
          {isPhone && skipButton}
        </section>
      )}
      {data && canSkip && <p className="setup-foot">{translate(messages.foot)}</p>}
    </>
  );
}

/** Segments in the order of the rows; never a percentage. */
function Progress({ steps }: { steps: Setup['steps'] }) {
  const done = steps.flatMap(({ state }, at) => (state === 'done' ? [String(at + 1)] : []));
  const words = done.length > 0 ? messages.progress(done.join(', ')) : messages.noneDone;
  return (
    <span className="setup-progress" role="img" aria-label={translate(words)}>
      {steps.map(({ name, state }) => (
        <i key={name} data-state={state} />
      ))}
    </span>
  );
}
