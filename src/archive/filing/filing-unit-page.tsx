import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Printer from 'lucide-react/icons/printer';
import { Suspense } from 'react';
import { ShowBase, useLocation, useNavigate, useShowContext } from 'react-admin';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import {
  ActionButton,
  EditButton,
  HistoryTab,
  isWritable,
  RecordFacts,
  type Row,
} from '../../views/parts.ts';
import { NotThere } from '../parts/not-there.tsx';
import { usePrint } from '../parts/use-print.ts';
import { filingMessages as messages } from './messages.ts';
import { RetentionCard } from './retention-card.tsx';
import { UnitItems } from './unit-items.tsx';
import './filing.css';

const declared = filingUnit as Resource;
const resource = filingUnit.name;
const stages = filingUnit.fields.stage.choices;
const tabs = [
  { key: 'isi', label: messages.content },
  { key: 'data', label: messages.facts },
  { key: 'riwayat', label: messages.history },
];

function FilingUnitPage() {
  return (
    <ShowBase resource={resource} queryOptions={{ onError: () => undefined }}>
      <Page />
    </ShowBase>
  );
}

function Page() {
  const print = usePrint();
  const { record: row, error, refetch } = useShowContext<Row>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (error || !row)
    return (
      <NotThere
        title={messages.filing}
        error={error}
        retry={() => void refetch()}
        list={filingPages.list}
        messages={messages}
      />
    );
  const asked = new URLSearchParams(search).get('bagian');
  const open = tabs.find((tab) => tab.key === asked)?.key ?? 'isi';
  return (
    <div className="archive-page">
      <PageHeader
        breadcrumb={[
          { label: translate(messages.archive) },
          { label: translate(messages.filing), to: filingPages.list },
        ]}
        title={String(row.title)}
        chips={
          <>
            <SoftChip>{String(row.code)}</SoftChip>
            <SoftChip tone={row.status === 'open' ? 'ok' : 'neutral'}>
              {translate(row.status === 'open' ? messages.open : messages.closed)}
            </SoftChip>
            {!isWithUnit(row.stage) && <StateChip of={choiceOf(stages, row.stage)} />}
            {row.isHeld === true && <SoftChip tone="danger">{translate(messages.held)}</SoftChip>}
          </>
        }
        actions={
          <>
            <ActionButton
              label={translate(messages.label)}
              icon={Printer}
              collapses
              onClick={() => print({ filingUnitIds: [String(row.id)] })}
            />
            {isWritable(row) && <EditButton resource={resource} id={row.id} />}
          </>
        }
      />
      <RetentionCard row={row} onChanged={() => void refetch()} />
      <section className="card filing-sheet">
        <Tabs
          value={open}
          aria-label={translate(messages.partsOfUnit)}
          onChange={(_, key: string) =>
            navigate(key === 'isi' ? pathname : `${pathname}?bagian=${key}`, { replace: true })
          }
        >
          {tabs.map(({ key, label }) => (
            <Tab
              key={key}
              value={key}
              label={translate(label)}
              id={`filing-${key}`}
              aria-controls="filing-panel"
            />
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
}

export default FilingUnitPage;
