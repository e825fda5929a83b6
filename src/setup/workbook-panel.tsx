import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useRef } from 'react';
import type { WorkbookJob } from '../../domain/calls/setup.ts';
import { awaitsStoring, hasResult, isChecking } from '../../domain/import-life.ts';
import { formatNumber } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import { InviteLine } from './invite-line.tsx';
import { setupMessages as messages } from './messages.ts';
import type { Workbook } from './use-workbook.ts';
import './workbook-panel.css';

/** What comes of an uploaded workbook, in place of the ways. */
export function WorkbookPanel({ workbook }: { workbook: Workbook }) {
  const { job, problem, isReading, isWorking } = workbook;
  return (
    <div className="setup-book" aria-live="polite">
      {isReading && <Working label={translate(messages.reading)} />}
      {!isReading && isWorking && job && (
        <Working
          label={translate((isChecking(job.state) ? messages.checking : messages.saving)(job.rowCount))}
          progress={job.progress}
        >
          <Button onClick={workbook.close}>{translate(messages.cancel)}</Button>
        </Working>
      )}
      {!isReading && !isWorking && (
        <>
          {(problem ?? job?.message) && (
            <p className="setup-fault" role="alert">
              {problem ?? job?.message}
            </p>
          )}
          {job && <Result job={job} workbook={workbook} />}
          {!job && <Acts workbook={workbook} />}
        </>
      )}
    </div>
  );
}

type Progress = WorkbookJob['progress'];

function Working({
  label,
  progress,
  children,
}: {
  label: string;
  progress?: Progress;
  children?: ReactNode;
}) {
  const part = progress?.total ? Math.min(100, (progress.done / progress.total) * 100) : 0;
  return (
    <div className="setup-working">
      <div>
        <p>{label}</p>
        <LinearProgress
          aria-label={label}
          variant={part > 0 ? 'determinate' : 'indeterminate'}
          value={part}
          style={{ height: 6, borderRadius: 3 }}
        />
      </div>
      {children}
    </div>
  );
}

function Result({ job, workbook }: { job: WorkbookJob; workbook: Workbook }) {
  const { counts } = job;
  if (hasResult(job.state))
    return (
      <>
        <p className="setup-good" role="status">
          <CircleCheck size={18} strokeWidth={1.6} aria-hidden />
          {translate(messages.saved(counts?.create ?? 0, counts?.update ?? 0))}
        </p>
        <InviteLine />
        <div className="setup-acts">
          <Button variant="contained" onClick={workbook.close} autoFocus>
            {translate(messages.close)}
          </Button>
        </div>
      </>
    );
  if (!awaitsStoring(job.state) || !counts) return <Acts workbook={workbook} />;
  if (counts.bad > 0) return <Faults job={job} bad={counts.bad} workbook={workbook} />;
  if (counts.create + counts.update === 0)
    return (
      <>
        <p className="setup-good" role="status">
          <CircleCheck size={18} strokeWidth={1.6} aria-hidden />
          <b>{translate(messages.nothing)}</b> {translate(messages.nothingText)}
        </p>
        <Acts workbook={workbook} />
      </>
    );
  return (
    <>
      <p className="setup-good" role="status">
        <CircleCheck size={18} strokeWidth={1.6} aria-hidden />
        {translate(messages.good(counts.create, counts.update))}
      </p>
      <ul className="setup-sheets">
        {job.sheets.map(({ sheet, create, update }) => (
          <li key={sheet}>
            <b>{formatNumber(create + update)}</b> {sheet}
          </li>
        ))}
      </ul>
      <div className="setup-acts">
        <Button variant="contained" onClick={workbook.apply} loading={workbook.isBusy} autoFocus>
          {translate(messages.save)}
        </Button>
        <Button variant="text" onClick={workbook.close}>
          {translate(messages.cancel)}
        </Button>
      </div>
    </>
  );
}

function Faults({ job, bad, workbook }: { job: WorkbookJob; bad: number; workbook: Workbook }) {
  return (
    <>
      <p className="setup-fault" role="alert">
        {translate(messages.faults(bad))}
      </p>
      <div className="setup-faults">
        <table>
          <thead>
            <tr>
              <th scope="col">{translate(messages.sheet)}</th>
              <th scope="col">{translate(messages.row)}</th>
              <th scope="col">{translate(messages.value)}</th>
              <th scope="col">{translate(messages.writeInstead)}</th>
            </tr>
          </thead>
          <tbody>
            {job.problems.map(({ sheet, row, heading, value, reason }) => (
              <tr key={`${sheet} ${row} ${heading} ${reason}`}>
                <td>{sheet}</td>
                <td>{row}</td>
                <td>
                  <small>{heading}</small>
                  {value || <em>{translate(messages.empty)}</em>}
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {job.problemCount > job.problems.length && (
        <p className="setup-taken">
          {translate(messages.firstFaults(job.problems.length, job.problemCount))}
        </p>
      )}
      <Acts workbook={workbook}>
        <Button onClick={workbook.saveMarked} startIcon={<Download aria-hidden />}>
          {translate(messages.marked)}
        </Button>
      </Acts>
    </>
  );
}

/** Another file, or back to the ways. */
function Acts({ workbook, children }: { workbook: Workbook; children?: ReactNode }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="setup-acts">
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".xlsx"
        aria-label={translate(messages.upload)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) workbook.upload(file);
        }}
      />
      <Button variant="contained" onClick={() => chooser.current?.click()} startIcon={<Upload aria-hidden />}>
        {translate(messages.uploadAgain)}
      </Button>
      {children}
      <Button variant="text" onClick={workbook.close}>
        {translate(messages.close)}
      </Button>
    </div>
  );
}
