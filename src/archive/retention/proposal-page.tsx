import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import type { ProposalStep } from '../../../domain/archive/retention-flow.ts';
import { kindChoices, stateChoices, stepMessages } from '../../../domain/archive/retention-words.ts';
import type { ProposalDetail } from '../../../domain/calls/archive-retention.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { formatDate } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { useRequest } from '../../ui/use-request.ts';
import { FilingTabs } from '../parts/filing-tabs.tsx';
import { NotThere } from '../parts/not-there.tsx';
import { retentionMessages as messages } from './messages.ts';
import { ProposalTrail } from './proposal-trail.tsx';
import { ProposalUnits } from './proposal-units.tsx';
import './retention.css';

const StepDialog = lazyPart(() => import('./step-dialog.tsx'));
const EndDialog = lazyPart(() => import('./end-dialog.tsx'));

type Doing = { step: ProposalStep } | { end: 'refuse' | 'withdraw' };

/** One proposal: state, filing units, next step and actor, and finally its minutes. */
function ProposalPage() {
  const { id = '' } = useParams();
  const { readProposal, proposalMinutes } = useNaskah();
  const client = useQueryClient();
  const { isPending, request } = useRequest();
  const [doing, setDoing] = useState<Doing | null>(null);
  const key = ['retention', 'one', id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readProposal(id, { signal }),
  });
  if (!data)
    return (
      <div className="archive-page">
        <FilingTabs />
        <NotThere
          title={messages.title}
          error={error}
          retry={() => void refetch()}
          list={`${filingPages.retention}?daftar=usul`}
          messages={messages}
        />
      </div>
    );
  const changed = (now: ProposalDetail) => {
    client.setQueryData(key, now);
    void client.invalidateQueries({ queryKey: ['retention'] });
    void client.invalidateQueries({ queryKey: ['filing'] });
    void client.invalidateQueries({ queryKey: ['dokumen.pemberkasan'] });
    // Figures that count what has just been done.
    void client.invalidateQueries({ queryKey: ['report'] });
    void client.invalidateQueries({ queryKey: ['archive', 'overview'] });
  };
  const save = () =>
    request(async () =>
      saveFile(await proposalMinutes(id), `${data.minutes?.number.replaceAll('/', '-')}.pdf`),
    );
  const kind = choiceOf(kindChoices, data.kind);
  const [main] = data.can.steps;
  return (
    <div className="archive-page">
      <PageHeader
        breadcrumb={[
          { label: translate(messages.filing), to: filingPages.list },
          { label: translate(messages.title), to: `${filingPages.retention}?daftar=usul` },
        ]}
        title={kind ? `${data.number}: ${translate(kind.label).toLowerCase()}` : data.number}
        chips={<StateChip of={choiceOf(stateChoices, data.state)} />}
        text={[
          data.unit.label,
          translate(messages.amount(data.unitCount, data.itemCount)),
          translate(messages.madeBy(data.createdBy.label, formatDate(data.createdAt))),
        ].join(' · ')}
        actions={
          <>
            {data.can.withdraw && (
              <Button variant="outlined" onClick={() => setDoing({ end: 'withdraw' })}>
                {translate(messages.withdraw)}
              </Button>
            )}
            {data.can.refuse && (
              <Button variant="outlined" color="error" onClick={() => setDoing({ end: 'refuse' })}>
                {translate(messages.refuse)}
              </Button>
            )}
            {data.minutes && (
              <Button
                variant="contained"
                disabled={isPending}
                startIcon={<Download size={15} strokeWidth={1.6} aria-hidden />}
                onClick={() => void save()}
              >
                {translate(messages.minutes)}
              </Button>
            )}
            {main && (
              <Button
                variant="contained"
                startIcon={<Check size={15} strokeWidth={1.6} aria-hidden />}
                onClick={() => setDoing({ step: main })}
              >
                {translate(stepMessages[main].todo)}
              </Button>
            )}
          </>
        }
      />
      {data.note && <p className="retention-note">{data.note}</p>}
      {data.endReason && (
        <p className="retention-note is-ended">
          {translate(data.state === 'refused' ? messages.refused : messages.withdrawn)}: {data.endReason}
        </p>
      )}
      <ProposalTrail proposal={data} />
      <ProposalUnits proposal={data} onChanged={changed} />
      <Suspense>
        {doing && 'step' in doing && (
          <StepDialog
            proposal={data}
            step={doing.step}
            onDone={changed}
            onRefused={() => void refetch()}
            onClose={() => setDoing(null)}
          />
        )}
        {doing && 'end' in doing && (
          <EndDialog id={id} verb={doing.end} onDone={changed} onClose={() => setDoing(null)} />
        )}
      </Suspense>
    </div>
  );
}

export default ProposalPage;
