import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { Suspense, useState } from 'react';
import { isAdditional } from '../../../domain/access/entry-rules.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import { kindChoices } from '../../../domain/archive/retention-words.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { lazyPart, useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { FilingTabs } from '../parts/filing-tabs.tsx';
import { Narrow } from '../parts/narrow.tsx';
import { useWaiting, withCount } from '../parts/use-waiting.ts';
import { DueFilters } from './due-filters.tsx';
import { DueTable } from './due-table.tsx';
import { retentionMessages as messages } from './messages.ts';
import { ProposalFilters, ProposalsTable } from './proposals-table.tsx';
import './retention.css';

const TrialDialog = lazyPart(() => import('./trial-dialog.tsx'));

const kindMessages = (kind: ProposalKind): Message =>
  kindChoices.find(({ value }) => value === kind)?.label ?? messages.title;
const lists: { key: string; label: Message; kind: ProposalKind | null }[] = [
  { key: 'pindah', label: kindMessages('transfer'), kind: 'transfer' },
  { key: 'musnah', label: kindMessages('destroy'), kind: 'destroy' },
  { key: 'permanen', label: kindMessages('permanent'), kind: 'permanent' },
  { key: 'nilai', label: kindMessages('appraise'), kind: 'appraise' },
  { key: 'usul', label: messages.proposals, kind: null },
];

/** What is due by kind, and the proposals (DOMAIN 8). */
function RetentionPage() {
  const { param, reset } = useUrlState();
  const [isTrying, setTrying] = useState(false);
  const { data: signed } = useSigned();
  const waiting = useWaiting()?.retentionCount;
  const list = lists.find(({ key }) => key === param('daftar')) ?? lists[0];
  if (signed && isAdditional(signed.viewer))
    return (
      <div className="archive-page">
        <PageHeader title={translate(messages.title)} />
        <FilingTabs />
        <EmptyState title={translate(messages.mainRoleTitle)} text={translate(messages.mainRoleText)} />
      </div>
    );
  return (
    <div className="archive-page">
      <PageHeader
        title={translate(messages.title)}
        text={translate(messages.text)}
        actions={
          signed?.viewer.isUnitKearsipan && (
            <Button
              variant="outlined"
              startIcon={<FlaskConical size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => setTrying(true)}
            >
              {translate(messages.tryRun)}
            </Button>
          )
        }
      />
      <FilingTabs />
      <Narrow>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={list?.key}
          onChange={(_, key: string | null) => key && reset({ daftar: key })}
          aria-label={translate(messages.lists)}
          className="retention-lists"
        >
          {lists.map(({ key, label, kind }) => (
            <ToggleButton key={key} value={key}>
              {withCount(translate(label), kind === null ? waiting : undefined)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {list?.kind ? <DueFilters /> : <ProposalFilters />}
      </Narrow>
      {list?.kind ? <DueTable key={list.kind} kind={list.kind} /> : <ProposalsTable />}
      <Suspense>{isTrying && <TrialDialog onClose={() => setTrying(false)} />}</Suspense>
    </div>
  );
}

export default RetentionPage;
