import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProposalKind } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { isAdditional } from '../../../resources/entry-rules.ts';
import { EmptyState, PageHeader, useSigned } from '../../shell/index.ts';
import { FilingTabs } from '../parts/FilingTabs.tsx';
import { DueTable } from './DueTable.tsx';
import { ProposalsTable } from './ProposalsTable.tsx';
import './retention.css';

const TrialDialog = lazy(() => import('./TrialDialog.tsx'));

const lists: { key: string; label: string; kind: ProposalKind | null }[] = [
  { key: 'pindah', label: 'Pindah', kind: 'transfer' },
  { key: 'musnah', label: 'Musnah', kind: 'destroy' },
  { key: 'permanen', label: 'Permanen', kind: 'permanent' },
  { key: 'nilai', label: 'Dinilai kembali', kind: 'appraise' },
  { key: 'usul', label: 'Usul', kind: null },
];

/** What is due by kind, and the proposals (DOMAIN 8). */
const RetentionPage = () => {
  const [params, setParams] = useSearchParams();
  const [isTrying, setTrying] = useState(false);
  const { data: signed } = useSigned();
  const list = lists.find(({ key }) => key === params.get('daftar')) ?? lists[0];
  if (signed && isAdditional(signed.viewer))
    return (
      <div className="archive-page">
        <FilingTabs />
        <EmptyState
          title="Retensi ditangani dengan role utama"
          text="Sekretaris, delegasi, dan role tambahan tidak mengusulkan atau menyetujui retensi."
        />
      </div>
    );
  return (
    <div className="archive-page">
      <FilingTabs />
      <PageHeader
        title="Retensi"
        text="Berkas yang masa simpannya habis, dan usul pemindahan, pemusnahan, penyerahan, atau penilaiannya."
        actions={
          signed?.viewer.isUnitKearsipan && (
            <Button
              variant="outlined"
              startIcon={<FlaskConical size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => setTrying(true)}
            >
              Uji coba
            </Button>
          )
        }
      />
      <Tabs
        value={list?.key}
        onChange={(_, key: string) => setParams({ daftar: key }, { replace: true })}
        aria-label="Daftar retensi"
        className="archive-tabs"
        variant="scrollable"
        scrollButtons={false}
      >
        {lists.map(({ key, label }) => (
          <Tab key={key} value={key} label={label} />
        ))}
      </Tabs>
      {list?.kind ? <DueTable key={list.kind} kind={list.kind} /> : <ProposalsTable />}
      <Suspense>{isTrying && <TrialDialog onClose={() => setTrying(false)} />}</Suspense>
    </div>
  );
};

export default RetentionPage;
