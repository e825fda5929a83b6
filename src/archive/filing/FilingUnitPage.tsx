import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense } from 'react';
import { LinkBase, ShowBase, useCreatePath, useLocation, useNavigate, useShowContext } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import { EmptyState, PageHeader, SoftChip } from '../../shell/index.ts';
import { HistoryTab, RecordFacts, type Row } from '../../views/index.ts';
import { RetentionCard } from './RetentionCard.tsx';
import { UnitItems } from './UnitItems.tsx';
import './filing.css';

const declared = filingUnit as Resource;
const resource = filingUnit.name;
const stages = filingUnit.fields.stage.choices;
const tabs = [
  { key: 'isi', label: 'Isi berkas' },
  { key: 'data', label: 'Data' },
  { key: 'riwayat', label: 'Riwayat' },
];

/** A filing unit: what its retention is, what is in it, its fields and its history. */
const FilingUnitPage = () => (
  <ShowBase resource={resource} queryOptions={{ onError: () => undefined }}>
    <Page />
  </ShowBase>
);

const Page = () => {
  const { record: row, error, refetch } = useShowContext<Row>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  if (error)
    return (
      <EmptyState
        title={
          (error as { status?: number }).status === 404
            ? 'Berkas tidak ditemukan'
            : 'Berkas belum dapat dimuat'
        }
        action={
          (error as { status?: number }).status === 404 ? (
            <Button component={LinkBase} to={filingPages.list}>
              Ke daftar berkas
            </Button>
          ) : (
            <Button onClick={() => void refetch()}>Coba lagi</Button>
          )
        }
      />
    );
  if (!row) return <EmptyState title="Memuat Data..." />;
  const asked = new URLSearchParams(search).get('bagian');
  const open = tabs.find((tab) => tab.key === asked)?.key ?? 'isi';
  const stage = stages.find(({ value }) => value === row.stage);
  return (
    <div className="archive-page">
      <PageHeader
        breadcrumb={[{ label: 'Arsip' }, { label: 'Pemberkasan', to: filingPages.list }]}
        title={String(row.title)}
        chips={
          <>
            <SoftChip>{String(row.code)}</SoftChip>
            <SoftChip tone={row.status === 'open' ? 'ok' : 'neutral'}>
              {row.status === 'open' ? 'Terbuka' : 'Ditutup'}
            </SoftChip>
            {stage && row.stage !== 'active' && <SoftChip tone={stage.tone}>{stage.label.id}</SoftChip>}
            {row.isHeld === true && <SoftChip tone="danger">Ditahan</SoftChip>}
          </>
        }
        actions={
          <Button
            variant="outlined"
            component={LinkBase}
            to={createPath({ resource, type: 'edit', id: row.id })}
            startIcon={<Pencil size={15} strokeWidth={1.6} aria-hidden />}
          >
            Ubah
          </Button>
        }
      />
      <RetentionCard row={row} onChanged={() => void refetch()} />
      <section className="card filing-sheet">
        <Tabs
          value={open}
          aria-label="Bagian berkas"
          onChange={(_, key: string) =>
            navigate(key === 'isi' ? pathname : `${pathname}?bagian=${key}`, { replace: true })
          }
        >
          {tabs.map(({ key, label }) => (
            <Tab key={key} value={key} label={label} id={`filing-${key}`} aria-controls="filing-panel" />
          ))}
        </Tabs>
        <div role="tabpanel" id="filing-panel" aria-labelledby={`filing-${open}`}>
          <Suspense fallback={null}>
            {open === 'isi' && <UnitItems row={row} onChanged={() => void refetch()} />}
            {open === 'data' && <RecordFacts resource={declared} row={row} />}
            {open === 'riwayat' && <HistoryTab resource={declared} row={row} />}
          </Suspense>
        </div>
      </section>
    </div>
  );
};

export default FilingUnitPage;
