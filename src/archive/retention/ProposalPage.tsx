import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense, useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import {
  kindChoices,
  type ProposalStep,
  stateChoices,
  stepWords,
} from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import type { ProposalDetail } from '../../../resources/dokumen/pemberkasan/retention-types.ts';
import { EmptyState, formatDate, formatNumber, PageHeader, SoftChip, saveFile } from '../../shell/index.ts';
import { FilingTabs } from '../parts/FilingTabs.tsx';
import { failureOf } from '../parts/use-sending.ts';
import { ProposalTrail } from './ProposalTrail.tsx';
import { ProposalUnits } from './ProposalUnits.tsx';
import './retention.css';

const StepDialog = lazy(() => import('./StepDialog.tsx'));
const EndDialog = lazy(() => import('./EndDialog.tsx'));

type Doing = { step: ProposalStep } | { end: 'refuse' | 'withdraw' };

/** One proposal: where it stands, its list, who has to do what next, and at the end its minutes. */
const ProposalPage = () => {
  const { id = '' } = useParams();
  const { readProposal, proposalMinutes } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [doing, setDoing] = useState<Doing | null>(null);
  const key = ['retention', 'one', id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readProposal(id, { signal }),
  });
  if (error) {
    const isGone = (error as { status?: number }).status === 404;
    return (
      <div className="archive-page">
        <FilingTabs />
        <EmptyState
          title={isGone ? 'Usul tidak ditemukan' : 'Usul belum dapat dimuat'}
          action={
            isGone ? (
              <Button component={LinkBase} to={`${filingPages.retention}?daftar=usul`}>
                Ke daftar usul
              </Button>
            ) : (
              <Button onClick={() => void refetch()}>Coba lagi</Button>
            )
          }
        />
      </div>
    );
  }
  if (!data) return <EmptyState title="Memuat Data..." />;
  const changed = (now: ProposalDetail) => {
    client.setQueryData(key, now);
    void client.invalidateQueries({ queryKey: ['retention'] });
    void client.invalidateQueries({ queryKey: ['filing'] });
    void client.invalidateQueries({ queryKey: ['dokumen.pemberkasan'] });
  };
  const save = async () => {
    try {
      saveFile(await proposalMinutes(id), `${data.minutes?.number.replaceAll('/', '-')}.pdf`);
    } catch (failure) {
      notify(failureOf(failure), { type: 'error' });
    }
  };
  const state = stateChoices.find(({ value }) => value === data.state);
  const kind = kindChoices.find(({ value }) => value === data.kind)?.label.id ?? '';
  const [main] = data.can.steps;
  return (
    <div className="archive-page">
      <FilingTabs />
      <PageHeader
        breadcrumb={[
          { label: 'Pemberkasan', to: filingPages.list },
          { label: 'Retensi', to: `${filingPages.retention}?daftar=usul` },
        ]}
        title={`${data.number}: ${kind.toLowerCase()}`}
        chips={state && <SoftChip tone={state.tone}>{state.label.id}</SoftChip>}
        text={`${data.unit.label} · ${formatNumber(data.unitCount)} berkas, ${formatNumber(data.itemCount)} arsip · dibuat ${data.createdBy.label}, ${formatDate(data.createdAt)}`}
        actions={
          <>
            {data.can.withdraw && (
              <Button variant="outlined" onClick={() => setDoing({ end: 'withdraw' })}>
                Tarik usul
              </Button>
            )}
            {data.can.refuse && (
              <Button variant="outlined" color="error" onClick={() => setDoing({ end: 'refuse' })}>
                Tolak
              </Button>
            )}
            {data.minutes && (
              <Button
                variant="contained"
                startIcon={<Download size={15} strokeWidth={1.6} aria-hidden />}
                onClick={() => void save()}
              >
                Berita acara
              </Button>
            )}
            {main && (
              <Button
                variant="contained"
                startIcon={<Check size={15} strokeWidth={1.6} aria-hidden />}
                onClick={() => setDoing({ step: main })}
              >
                {stepWords[main].todo}
              </Button>
            )}
          </>
        }
      />
      {data.note && <p className="retention-note">{data.note}</p>}
      {data.endReason && (
        <p className="retention-note is-ended">
          {data.state === 'refused' ? 'Ditolak' : 'Ditarik'}: {data.endReason}
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
};

export default ProposalPage;
