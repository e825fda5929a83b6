import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { useEffect, useRef, useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { RunningJob } from '../../../domain/calls/jobs.ts';
import { translate } from '../../../lib/language.ts';
import { jobMessages, statesOf } from './job-messages.ts';
import { dismissWork, takeAwaited, useBegun, useWorks } from './works.ts';
import './jobs.css';
import { commonMessages } from '../../ui/messages.ts';
import { useStable } from '../../ui/use-stable.ts';

/** Poll interval while jobs run, in milliseconds. */
const askEvery = 1500;
const key = ['jobs'];

/** The user's running jobs: progress, cancel, and a notification at the end (SPEC B6). */
function JobsTray() {
  const naskah = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const works = useWorks();
  const begun = useBegun();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { data: jobs = [] } = useQuery({
    queryKey: [...key, begun],
    queryFn: ({ signal }) => naskah.runningJobs({ signal }),
    placeholderData: (before) => before,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? askEvery : false),
  });
  useEnded(jobs, (job) => {
    notify(
      `${translate(jobMessages[job.kind].title)}: ${job.title}. ${job.message ?? `${translate(jobMessages.ended[job.state])}.`}`,
      {
        type: job.state === 'done' ? 'success' : 'warning',
      },
    );
    if (isOfLetters(job))
      for (const queryKey of changedByLetters) void client.invalidateQueries({ queryKey });
  });

  const lettersDone = jobs.filter(isOfLetters).reduce((sum, { done }) => sum + done, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done has left the list of tasks
  useEffect(() => {
    if (lettersDone > 0) void client.invalidateQueries({ queryKey: ['letters', 'task'] });
  }, [lettersDone]);

  const shownJobs = jobs.filter(({ id }) => !seen.has(id));
  const running = works.filter(({ state }) => state === 'running').length + shownJobs.filter(isAtWork).length;
  if (works.length + shownJobs.length === 0) return null;
  const cancel = async (job: RunningJob) => {
    const stop = isOfLetters(job)
      ? naskah.cancelLetterBatch(job.id)
      : naskah.cancelImport(job.resource ?? '', job.id);
    // One that has ended meanwhile says so below.
    await stop.catch(() => undefined);
    await client.invalidateQueries({ queryKey: key });
  };
  const close = () => {
    setAnchor(null);
    // What has ended was seen now.
    setSeen(new Set([...seen, ...shownJobs.filter((job) => !isAtWork(job)).map(({ id }) => id)]));
    for (const work of works) if (work.state !== 'running') dismissWork(work.id);
  };
  const label = running > 0 ? translate(jobMessages.running(running)) : translate(jobMessages.finished);
  return (
    <>
      <IconButton
        className={running > 0 ? 'jobs-button at-work' : 'jobs-button'}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ListChecks size={18} strokeWidth={1.6} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { className: 'jobs', role: 'dialog', 'aria-label': translate(jobMessages.title) },
        }}
      >
        <h2>{translate(jobMessages.title)}</h2>
        <ul>
          {works.map((work) => (
            <Line key={work.id} title={work.title} detail={work.detail} part={work.part} state={work.state}>
              {work.cancel && <Stop onClick={work.cancel} />}
            </Line>
          ))}
          {shownJobs.map((job) => (
            <Line key={job.id} {...lineOf(job)}>
              {job.canCancel && <Stop onClick={() => void cancel(job)} />}
              {!isAtWork(job) && (
                <Button size="small" variant="text" component={LinkBase} to={job.href} onClick={close}>
                  {translate(commonMessages.open)}
                </Button>
              )}
            </Line>
          ))}
        </ul>
      </Popover>
    </>
  );
}

export default JobsTray;

const isOfLetters = ({ kind }: RunningJob): boolean => kind === 'sign' || kind === 'review';
/** Queries of tasks and of the lists their letters move to. */
const changedByLetters = [
  ['letters', 'task'],
  ['letters', 'task-counts'],
  ['letters', 'outbox'],
  ['counters'],
  ['notifications'],
];

const isAtWork = ({ state }: RunningJob): boolean => state === 'running';

type LineProps = {
  title: string;
  detail: string;
  part?: number | undefined;
  state: RunningJob['state'];
  children?: React.ReactNode;
};

function Line({ title, detail, part, state, children }: LineProps) {
  return (
    <li>
      <span className="jobs-words">
        <b>{title}</b>
        <small className={state === 'failed' ? 'is-failed' : undefined}>
          {detail || translate(statesOf[state])}
        </small>
        {state === 'running' && (
          <progress aria-label={title} {...(part !== undefined && { value: part })} max={1} />
        )}
      </span>
      {children}
    </li>
  );
}

function Stop({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" variant="text" onClick={onClick}>
      {translate(jobMessages.cancel)}
    </Button>
  );
}

const lineOf = (job: RunningJob): LineProps => {
  const { kind, title, state, done, total, message } = job;
  const messages = isOfLetters(job) ? jobMessages.letters : jobMessages.rows;
  const far =
    kind === 'text' ? translate(jobMessages.files(total)) : total > 0 ? translate(messages(done, total)) : '';
  return {
    title: `${translate(jobMessages[kind].title)}: ${title}`,
    detail: state === 'running' ? far : (message ?? ''),
    part: kind !== 'text' && total > 0 ? done / total : undefined,
    state,
  };
};

/** Calls back for each ended job that was seen running or was begun here. Text extraction ends silently. */
function useEnded(jobs: readonly RunningJob[], ended: (job: RunningJob) => void): void {
  const running = useRef<ReadonlySet<string>>(new Set());
  const tell = useStable(ended);
  useEffect(() => {
    for (const job of jobs) {
      if (isAtWork(job)) continue;
      const wasAwaited = takeAwaited(job.id);
      if (wasAwaited || running.current.has(job.id)) tell(job);
    }
    running.current = new Set(jobs.filter(isAtWork).map(({ id }) => id));
  }, [jobs, tell]);
}
