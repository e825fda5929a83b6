import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { actsFor } from '../../authProvider/index.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { setupPage } from '../../domain/setup.ts';
import { translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { FirstTour } from '../help/index.ts';
import { lazyPart, useOnline, useSigned } from '../shell/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Figures } from './figures.tsx';
import { FlowCard } from './flow-card.tsx';
import { greetingAt, longDayOf } from './greeting.ts';
import { HeldCard } from './held-card.tsx';
import { messages } from './messages.ts';
import { PreparedList } from './prepared-list.tsx';
import { QuickActions } from './quick-actions.tsx';
import { TaskList } from './task-list.tsx';
import './side.css';

const SetupHome = lazyPart(async () => ({ default: (await import('../setup/index.ts')).SetupHome }));

/** The home page; the set-up assistant comes first for whoever keeps the installation. */
export default function DashboardPage() {
  const { data: signed } = useSigned();
  return signed && mayOpen(signed.viewer, setupPage.path) ? (
    <SetupHome>
      <Dashboard />
    </SetupHome>
  ) : (
    <Dashboard />
  );
}

function Dashboard() {
  const { listTask, summaries, unitFlow } = useNaskah();
  const signed = useSigned();
  // Fetch before the user is known: nearly every user has tasks.
  const hasTasks = !signed.data || mayOpen(signed.data.viewer, '/naskah-dinas/tugas');
  const tasks = useQuery({
    enabled: hasTasks,
    queryKey: ['letters', 'task', 'first'],
    queryFn: ({ signal }) =>
      listTask({ page: 1, perPage: 7, orderBy: 'dueAt', order: 'ASC', isMine: true, signal }),
  });
  const figures = useQuery({
    queryKey: ['summaries'],
    queryFn: ({ signal }) => summaries({ signal }),
  });
  // Another server may not have it; the page then does without.
  const flow = useQuery({
    queryKey: ['letters', 'unit-flow'],
    queryFn: ({ signal }) => unitFlow({ signal }),
    staleTime: 60_000,
  });
  const isOnline = useOnline();
  const sumOf = (...keys: string[]): number =>
    figures.data?.reduce((sum, { key, value }) => sum + (keys.includes(key) ? value : 0), 0) ?? 0;
  // Work that no task list contains.
  const others = { duties: sumOf('retention', 'access'), tickets: sumOf('helpdesk') };
  const now = new Date();
  const official = actsFor(signed.data?.role);
  const first = signed.data?.user.personName.split(' ')[0] ?? '';
  const late = figures.data?.reduce((sum, summary) => sum + (summary.late ?? 0), 0) ?? 0;
  return (
    <>
      <PageHeader
        title={`${greetingAt(now)}, ${first}`}
        text={`${longDayOf(now)}. ${work(tasks.data?.totalCount, { late, ...others, official })}`}
        actions={signed.data && !signed.data.user.viewing && <QuickActions viewer={signed.data.viewer} />}
      />
      {signed.data?.user.viewing ? (
        <EmptyState
          title={translate(messages.viewingTitle(signed.data.user.viewing.label))}
          text={translate(messages.viewingText)}
        />
      ) : !isOnline && tasks.error && !tasks.data && figures.error && !figures.data ? (
        <EmptyState
          title={translate(messages.awayTitle)}
          text={translate(messages.awayText)}
          action={
            <Button component={LinkBase} to="/naskah-dinas/inbox">
              {translate(messages.toInbox)}
            </Button>
          }
        />
      ) : (
        <>
          <Figures
            summaries={figures.data}
            isPending={figures.isPending}
            unit={flow.isPending ? 'waiting' : flow.data?.figures}
          />
          <div className="home-columns">
            <div className="home-work">
              {hasTasks && <TaskList tasks={tasks} official={official} />}
              {signed.data?.role?.type === 'Secretary' && <PreparedList />}
            </div>
            <div className="home-side">
              {flow.data?.figures && <FlowCard figures={flow.data.figures} />}
              {flow.data && <HeldCard held={flow.data.held} />}
              {flow.isPending && <i className="card home-waits" aria-hidden="true" />}
            </div>
          </div>
        </>
      )}
      <FirstTour />
    </>
  );
}

type Waiting = { late: number; duties: number; tickets: number; official: string | null };

/** Names whose work it is: an official's work is not the work of the secretary or delegate (SPEC B2). */
function work(count: number | undefined, { late, duties, tickets, official }: Waiting): string {
  if (count === undefined) return '';
  const whom = official === null ? translate(messages.you) : official || translate(messages.holder);
  const all = [
    ...(count > 0 ? [messages.tasks(count)] : []),
    ...(duties > 0 ? [messages.duties(duties)] : []),
    ...(tickets > 0 ? [messages.tickets(tickets)] : []),
  ];
  if (all.length === 0) return translate(messages.nothingWaits(whom));
  return translate(
    messages.wait(
      all.map((one) => translate(one)),
      whom,
      late > 0 ? translate(messages.late(late)) : '',
    ),
  );
}
