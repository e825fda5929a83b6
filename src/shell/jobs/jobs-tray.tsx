import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { useEffect, useRef, useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { RunningJob } from '../../../resources/jobs.ts';
import { jobWords, statesOf } from './job-words.ts';
import { dismissWork, useBegun, useWorks } from './works.ts';
import './jobs.css';

/** How often the server is asked while it works, in milliseconds. */
const askEvery = 1500;
const key = ['jobs'];

/** One's running long work: how far it is, a way to stop it, and a notice when it has ended (SPEC B6). */
const JobsTray = () => {
  const { runningJobs, cancelImport } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const works = useWorks();
  const begun = useBegun();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { data: jobs = [] } = useQuery({
    queryKey: [...key, begun],
    queryFn: ({ signal }) => runningJobs({ signal }),
    placeholderData: (before) => before,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? askEvery : false),
  });
  useEnded(jobs, (job) => {
    notify(`${jobWords[job.kind].title.id}: ${job.title}. ${job.message ?? jobWords.ended[job.state].id}`, {
      type: job.state === 'done' ? 'success' : 'warning',
    });
  });

  const shownJobs = jobs.filter(({ id }) => !seen.has(id));
  const running = works.filter(({ state }) => state === 'running').length + shownJobs.filter(isAtWork).length;
  if (works.length + shownJobs.length === 0) return null;
  const cancel = async (job: RunningJob) => {
    if (job.resource) await cancelImport(job.resource, job.id).catch(() => undefined);
    await client.invalidateQueries({ queryKey: key });
  };
  const close = () => {
    setAnchor(null);
    // What has ended was seen now.
    setSeen(new Set([...seen, ...shownJobs.filter((job) => !isAtWork(job)).map(({ id }) => id)]));
    for (const work of works) if (work.state !== 'running') dismissWork(work.id);
  };
  const label = running > 0 ? jobWords.running(running).id : jobWords.finished.id;
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
        slotProps={{ paper: { className: 'jobs', role: 'dialog', 'aria-label': jobWords.title.id } }}
      >
        <h2>{jobWords.title.id}</h2>
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
                  {jobWords.open.id}
                </Button>
              )}
            </Line>
          ))}
        </ul>
      </Popover>
    </>
  );
};

export default JobsTray;

const isAtWork = ({ state }: RunningJob): boolean => state === 'running';

type LineProps = {
  title: string;
  detail: string;
  part?: number | undefined;
  state: RunningJob['state'];
  children?: React.ReactNode;
};

const Line = ({ title, detail, part, state, children }: LineProps) => (
  <li>
    <span className="jobs-words">
      <b>{title}</b>
      <small className={state === 'failed' ? 'is-failed' : undefined}>{detail || statesOf[state].id}</small>
      {state === 'running' && (
        <progress aria-label={title} {...(part !== undefined && { value: part })} max={1} />
      )}
    </span>
    {children}
  </li>
);

const Stop = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" variant="text" onClick={onClick}>
    {jobWords.cancel.id}
  </Button>
);

const lineOf = ({ kind, title, state, done, total, message }: RunningJob): LineProps => {
  const far = kind === 'text' ? `${total} berkas` : total > 0 ? `${done} dari ${total} baris` : '';
  return {
    title: `${jobWords[kind].title.id}: ${title}`,
    detail: state === 'running' ? far : (message ?? ''),
    part: kind === 'import' && total > 0 ? done / total : undefined,
    state,
  };
};

/** Calls for each job that was seen running and now has ended; reading of texts ends without a word. */
function useEnded(jobs: readonly RunningJob[], ended: (job: RunningJob) => void): void {
  const running = useRef<ReadonlySet<string>>(new Set());
  const latest = useRef(ended);
  latest.current = ended;
  useEffect(() => {
    for (const job of jobs) if (!isAtWork(job) && running.current.has(job.id)) latest.current(job);
    running.current = new Set(jobs.filter(isAtWork).map(({ id }) => id));
  }, [jobs]);
}
