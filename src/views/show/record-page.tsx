import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { fileFieldsOf } from '../../../resources/kinds/file/limits.ts';
import { useMatch, useOffers } from '../../shell/index.ts';
import { BulkProvider } from '../list/bulk/bulk-provider.tsx';
import { RecordHeader } from '../page/record-header.tsx';
import { type Row, representationOf } from '../record.ts';
import { useMayUse, useSee } from '../use-may-use.ts';
import { childrenOf } from './children.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordFacts } from './record-facts.tsx';
import { showMessages } from './show-messages.ts';

// Opened by few, so fetched by those.
const HistoryTab = lazy(async () => ({ default: (await import('./history-tab.tsx')).HistoryTab }));
const RelatedCount = lazy(() => import('./related-count.tsx'));
const ChildrenTab = lazy(async () => ({ default: (await import('./children-tab.tsx')).ChildrenTab }));

const ActionButtons = lazy(() => import('../actions/action-buttons.tsx'));
const Conversation = lazy(() => import('../life/conversation.tsx'));
const LifeCard = lazy(() => import('../life/life-card.tsx'));
const Neighbours = lazy(() => import('../life/neighbours.tsx'));
const Timeline = lazy(() => import('../life/timeline.tsx'));

const facts = 'data';
const history = 'riwayat';
const stepsTab = 'perjalanan';
const talk = 'percakapan';
/** Query parameter of the open tab, so that links and reloads restore it. */
const parameter = 'bagian';

type Props = { resource: Resource; row: Row; notice?: ReactNode; below?: ReactNode };

/** A record's page: its fields, who refers to it, and its history. */
export function RecordPage({ resource, row, notice, below }: Props) {
  const id = useId();
  const mayUse = useMayUse();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const children = childrenOf(resource, mayUse, useSee(), row);
  const hasHistory = useOffers('history');
  const isWide = useMatch('(min-width: 1200px)');
  const living = resource.life && { ...resource, life: resource.life };
  const hasPanel = living !== undefined && isWide;
  const talks = living?.life.conversation !== undefined;
  const tabs = [
    ...(talks ? [{ key: talk, label: showMessages.conversation }] : []),
    // Beside a conversation stands what it is about.
    ...(talks && hasPanel ? [] : [{ key: facts, label: showMessages.data }]),
    ...children,
    ...(living && !hasPanel && !talks ? [{ key: stepsTab, label: showMessages.history }] : []),
    ...(hasHistory ? [{ key: history, label: living ? showMessages.changes : showMessages.history }] : []),
  ];
  const asked = new URLSearchParams(search).get(parameter);
  const first = talks ? talk : facts;
  const open = tabs.find((tab) => tab.key === asked)?.key ?? first;
  const child = children.find((one) => one.key === open);
  const countOf = (key: string): ReactNode => {
    const counted = children.find((one) => one.key === key && one.isDeclared);
    return (
      counted && (
        <Suspense fallback={null}>
          <RelatedCount child={counted} row={row} />
        </Suspense>
      )
    );
  };
  const page = (
    <Page>
      <RecordHeader
        resource={resource}
        row={row}
        actions={
          <BulkProvider resource={resource}>
            {living && (
              <Suspense>
                <Neighbours resource={living} />
              </Suspense>
            )}
            {row.can?.actions?.length ? (
              <Suspense>
                <ActionButtons resource={resource} row={row} />
              </Suspense>
            ) : null}
            <RecordActions resource={resource} row={row} />
          </BulkProvider>
        }
      />
      {notice}
      {living && (
        <Suspense fallback={<CardRoom />}>
          <LifeCard key={row.id} resource={living} row={row} hasPanel={hasPanel} />
        </Suspense>
      )}
      <Sheet>
        <RecordTabs
          value={open}
          onChange={(_, key: string) =>
            navigate(key === first ? pathname : `${pathname}?${parameter}=${key}`, { replace: true })
          }
          variant="scrollable"
          scrollButtons={false}
          aria-label={translate(showMessages.tabs)}
        >
          {tabs.map(({ key, label }) => (
            <Tab
              key={key}
              value={key}
              id={`${id}-${key}`}
              aria-controls={`${id}-panel`}
              label={
                <>
                  {translate(label)}
                  {countOf(key)}
                </>
              }
            />
          ))}
        </RecordTabs>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
          {open === facts && <RecordFacts resource={untold(resource)} row={row} />}
          <Suspense fallback={null}>
            {child && (
              <ChildrenTab key={child.key} child={child} row={row} name={representationOf(resource, row)} />
            )}
            {open === history && <HistoryTab resource={resource} row={row} />}
            {living && open === talk && <Conversation resource={living} row={row} />}
            {living && open === stepsTab && (
              <StepsRoom>
                <Timeline resource={living} row={row} />
              </StepsRoom>
            )}
          </Suspense>
        </div>
      </Sheet>
      {below}
    </Page>
  );
  if (!living || !hasPanel) return page;
  return (
    <Beside>
      {page}
      <aside>
        {talks ? (
          <Narrow>
            <RecordFacts resource={untold(resource)} row={row} />
          </Narrow>
        ) : (
          <Suspense>
            <Timeline resource={living} row={row} />
          </Suspense>
        )}
      </aside>
    </Beside>
  );
}

/** Without what heading and conversation say already. */
function untold(resource: Resource): Resource {
  const opening = resource.life?.conversation?.opening;
  if (opening === undefined) return resource;
  const told = [opening, ...resource.represent, ...fileFieldsOf(resource).map(([name]) => name)];
  const sections = resource.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => !told.includes(name)),
  }));
  return { ...resource, sections };
}

const RecordTabs = styled(Tabs)({
  minHeight: 42,
  borderBottom: '1px solid var(--line)',
  '& .MuiTabs-list': { gap: '20px' },
  '& .MuiTab-root': {
    color: 'var(--ink-2)',
    fontSize: '0.8125rem',
    minHeight: 42,
    maxWidth: 'none',
    flexDirection: 'row',
  },
  '& .MuiTab-root.Mui-selected': { color: 'var(--ink)' },
  '& .MuiTab-root small': { marginLeft: 6, fontSize: '0.75rem', fontWeight: 400, color: 'var(--ink-3)' },
  '& .MuiTabs-indicator': { backgroundColor: 'var(--accent)' },
});
/** Keeps what is below in its place while the card comes. */
const CardRoom = styled('div')({ height: 138 });
const StepsRoom = styled('div')({ paddingTop: 16 });
const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 276px',
  gap: 24,
  alignItems: 'start',
  '& > aside': { paddingTop: 4 },
});
const Narrow = styled('div')({ '& > section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 } });
const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 14 });
const Sheet = styled('div')({
  maxWidth: 1062,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  padding: '0 20px 14px',
  '@media (max-width: 899px)': { padding: '0 16px 14px' },
});
