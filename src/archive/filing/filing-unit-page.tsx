import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { Suspense } from 'react';
import { LinkBase, ShowBase, useCreatePath, useLocation, useNavigate, useShowContext } from 'react-admin';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { say } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { commonWords } from '../../ui/words.ts';
import { ActionButton, HistoryTab, isWritable, RecordFacts, type Row } from '../../views/parts.ts';
import { NotThere } from '../parts/not-there.tsx';
import { usePrint } from '../parts/use-print.ts';
import { RetentionCard } from './retention-card.tsx';
import { UnitItems } from './unit-items.tsx';
import { filingWords as words } from './words.ts';
import './filing.css';

const declared = filingUnit as Resource;
const resource = filingUnit.name;
const stages = filingUnit.fields.stage.choices;
const tabs = [
  { key: 'isi', label: words.content },
  { key: 'data', label: words.facts },
  { key: 'riwayat', label: words.history },
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
  const createPath = useCreatePath();
  if (error || !row)
    return (
      <NotThere
        title={words.filing}
        error={error}
        retry={() => void refetch()}
        list={filingPages.list}
        words={words}
      />
    );
  const asked = new URLSearchParams(search).get('bagian');
  const open = tabs.find((tab) => tab.key === asked)?.key ?? 'isi';
  return (
    <div className="archive-page">
      <PageHeader
        breadcrumb={[{ label: say(words.archive) }, { label: say(words.filing), to: filingPages.list }]}
        title={String(row.title)}
        chips={
          <>
            <SoftChip>{String(row.code)}</SoftChip>
            <SoftChip tone={row.status === 'open' ? 'ok' : 'neutral'}>
              {say(row.status === 'open' ? words.open : words.closed)}
            </SoftChip>
            {!isWithUnit(row.stage) && <StateChip of={choiceOf(stages, row.stage)} />}
            {row.isHeld === true && <SoftChip tone="danger">{say(words.held)}</SoftChip>}
          </>
        }
        actions={
          <>
            <ActionButton
              label={say(words.label)}
              icon={Printer}
              collapses
              onClick={() => print({ filingUnitIds: [String(row.id)] })}
            />
            {isWritable(row) && (
              <ActionButton
                component={LinkBase}
                to={createPath({ resource, type: 'edit', id: row.id })}
                variant="outlined"
                label={say(commonWords.edit)}
                icon={Pencil}
              />
            )}
          </>
        }
      />
      <RetentionCard row={row} onChanged={() => void refetch()} />
      <section className="card filing-sheet">
        <Tabs
          value={open}
          aria-label={say(words.partsOfUnit)}
          onChange={(_, key: string) =>
            navigate(key === 'isi' ? pathname : `${pathname}?bagian=${key}`, { replace: true })
          }
        >
          {tabs.map(({ key, label }) => (
            <Tab key={key} value={key} label={say(label)} id={`filing-${key}`} aria-controls="filing-panel" />
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
