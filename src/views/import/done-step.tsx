import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ImportJob } from '../../../dataProvider/index.ts';
import { isUndoing } from '../../../domain/import-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { formatMoment } from '../../ui/format.ts';
import { BadRowsButton } from './bad-rows-button.tsx';
import { Body, Foot, Problem, Progress } from './frame.tsx';
import { LeftRecords } from './left-records.tsx';
import { importMessages } from './messages.ts';
import type { Import } from './use-import.ts';

type Props = { resource: Resource; work: Import; onClose: () => void };

/** What was stored, and the way back; then what came of that. */
export function DoneStep({ resource, work, onClose }: Props) {
  const { job } = work;
  if (!job) return null;
  const { done, total } = job.progress;
  if (isUndoing(job.state))
    return (
      <Body>
        <Progress label={translate(importMessages.undoing(done, total))} done={done} total={total} />
      </Body>
    );
  return (
    <>
      <Body>
        <Problem text={work.problem ?? (job.undone ? null : job.message)} />
        {job.undone ? (
          <Undone resource={resource} job={job} undone={job.undone} />
        ) : (
          <Stored resource={resource} work={work} job={job} />
        )}
      </Body>
      <Foot>
        <Button variant="text" onClick={work.startOver}>
          {translate(importMessages.another)}
        </Button>
        <span className="space" />
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {translate(importMessages.toList)}
        </Button>
      </Foot>
    </>
  );
}

type StepProps = { resource: Resource; job: ImportJob };

function Stored({ resource, work, job }: StepProps & { work: Import }) {
  const { counts, undoUntil } = job;
  return (
    <Done role="status">
      <CircleCheck size={34} strokeWidth={1.4} aria-hidden />
      <b>{translate(importMessages.done)}</b>
      <p>{translate(importMessages.doneText(counts?.create ?? 0, counts?.update ?? 0))}</p>
      {counts && counts.bad > 0 && (
        <>
          <p>{translate(importMessages.leftOut(counts.bad))}</p>
          <BadRowsButton resource={resource} job={job} />
        </>
      )}
      {undoUntil && (
        <>
          <small>{translate(importMessages.undoText(formatMoment(undoUntil)))}</small>
          <Button size="small" disabled={work.isBusy} onClick={() => work.undo()}>
            {translate(importMessages.undo)}
          </Button>
        </>
      )}
    </Done>
  );
}

function Undone({ resource, job, undone }: StepProps & { undone: NonNullable<ImportJob['undone']> }) {
  const { changed, removed, left } = undone;
  return (
    <>
      <Done role="status" data-above={left > 0 || undefined}>
        <CircleCheck size={34} strokeWidth={1.4} aria-hidden />
        <b>{translate(left > 0 ? importMessages.partlyUndone : importMessages.undone)}</b>
        <p>{translate(importMessages.undoneText(removed, changed))}</p>
      </Done>
      {left > 0 && <LeftRecords resource={resource} job={job} count={left} />}
    </>
  );
}

const Done = styled('div')({
  margin: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  textAlign: 'center',
  color: 'var(--ink-2)',
  // What stayed is read right below.
  '&[data-above]': { margin: '12px auto' },
  '& svg': { color: 'var(--ok)' },
  '& b': { fontSize: '1.0625rem', color: 'var(--ink)' },
  '& small': { fontSize: '0.75rem', color: 'var(--ink-3)', maxWidth: 380, marginTop: 8 },
});
