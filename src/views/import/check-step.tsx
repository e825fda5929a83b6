import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ImportJob } from '../../../dataProvider/index.ts';
import { awaitsStoring, isChecking } from '../../../domain/import-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { formatNumber } from '../../ui/format.ts';
import { Body, Foot, Notice, Problem, Progress } from './frame.tsx';
import { importMessages } from './messages.ts';
import { ProblemTable } from './problem-table.tsx';
import type { Import } from './use-import.ts';

type Props = { resource: Resource; work: Import; onBack: () => void };

/**
 * Result of the check. Bad rows are mended in place or in the file; storing only the good ones is a secondary choice.
 */
export function CheckStep({ resource, work, onBack }: Props) {
  const { job } = work;
  if (!job) return null;
  if (work.isWorking) return <Working job={job} work={work} />;
  const { counts } = job;
  const toStore = counts ? counts.create + counts.update : 0;
  const isChecked = awaitsStoring(job.state);
  const canApply = isChecked && counts !== null && counts.bad === 0 && toStore > 0;
  const mended = work.mending.cells.length;
  return (
    <>
      <Body>
        <Problem text={work.problem ?? job.message} />
        {counts && isChecked && <Result resource={resource} work={work} job={job} counts={counts} />}
      </Body>
      <Foot>
        <Button variant="text" onClick={onBack}>
          {translate(importMessages.back)}
        </Button>
        <span className="space" />
        {job.canApplyGood && mended === 0 && (
          <Button disabled={work.isBusy} onClick={() => work.apply(true)}>
            {translate(importMessages.applyGood(toStore))}
          </Button>
        )}
        {canApply ? (
          <Button
            variant="contained"
            color="primary"
            disabled={work.isBusy}
            onClick={() => work.apply()}
            autoFocus
          >
            {translate(importMessages.apply(toStore))}
          </Button>
        ) : mended > 0 ? (
          <Button
            variant="contained"
            color="primary"
            disabled={work.isBusy}
            onClick={() => work.mend()}
            // As in the cells, whose last Enter leads here.
            onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && work.mend()}
            data-mend
          >
            {translate(importMessages.mend(mended))}
          </Button>
        ) : (
          // Bad rows are mended above first; another file is the main step where nothing is left to do here.
          <Button
            {...(counts?.bad ? {} : ({ variant: 'contained', color: 'primary' } as const))}
            onClick={work.startOver}
          >
            {translate(importMessages.chooseOther)}
          </Button>
        )}
      </Foot>
    </>
  );
}

function Working({ job, work }: { job: ImportJob; work: Import }) {
  const { done, total } = job.progress;
  const messages = isChecking(job.state) ? importMessages.checking : importMessages.applying;
  return (
    <>
      <Body>
        <Problem text={work.problem} />
        <Progress label={translate(messages(done, total || job.rowCount))} done={done} total={total} />
      </Body>
      <Foot>
        <span className="space" />
        <Button onClick={work.stop} disabled={work.isBusy}>
          {translate(importMessages.stop)}
        </Button>
      </Foot>
    </>
  );
}

function Result({
  resource,
  work,
  job,
  counts,
}: {
  resource: Resource;
  work: Import;
  job: ImportJob;
  counts: NonNullable<ImportJob['counts']>;
}) {
  const [isShown, setShown] = useState(false);
  const isGood = counts.bad === 0;
  const { known } = job;
  const bad = counts.bad - (known?.rows ?? 0);
  // Where all are known, nothing waits to be mended.
  const isListed = bad > 0 || isShown || work.mending.cells.length > 0;
  const figures = [
    { label: importMessages.create, count: counts.create },
    { label: importMessages.update, count: counts.update },
    // Where rows are only added, none is unchanged.
    known
      ? { label: importMessages.there, count: known.rows }
      : { label: importMessages.unchanged, count: counts.unchanged },
    { label: importMessages.bad, count: bad, isBad: bad > 0 },
  ];
  const good = counts.create + counts.update > 0 ? importMessages.good : importMessages.nothing;
  return (
    <>
      <Figures>
        {figures.map(({ label, count, isBad }) => (
          <div key={label.id} data-bad={isBad || undefined}>
            <dt>{translate(label)}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Figures>
      {known && <Known work={work} job={job} known={known} />}
      {(isGood || bad > 0) && (
        <Notice data-tone={isGood ? 'ok' : undefined} role="status">
          {translate(
            isGood ? good : job.canApplyGood ? importMessages.someBadText(bad) : importMessages.badText(bad),
          )}
        </Notice>
      )}
      {job.changing.length > 0 && <p className="quiet">{translate(importMessages.changing(job.changing))}</p>}
      {!isGood &&
        (isListed ? (
          <ProblemTable key={work.checks} resource={resource} work={work} job={job} />
        ) : (
          <Button onClick={() => setShown(true)} style={{ alignSelf: 'flex-start' }}>
            {translate(importMessages.showRows)}
          </Button>
        ))}
    </>
  );
}

type KnownProps = { work: Import; job: ImportJob; known: NonNullable<ImportJob['known']> };

/** Rows of records that are there already, such as those of one's own export: nothing is wrong with them. */
function Known({ work, job, known }: KnownProps) {
  const label = job.keys.find(({ name }) => name === known.key)?.label ?? known.key;
  return (
    <Notice data-tone="info" className="has-act">
      <span role="status">{translate(importMessages.known(known.rows, label))}</span>
      <Button
        variant={work.mending.cells.length > 0 ? 'outlined' : 'contained'}
        disabled={work.isBusy}
        onClick={() => void work.checkAsUpsert()}
        autoFocus={!work.mending.isBegun}
      >
        {translate(importMessages.checkAsUpsert)}
      </Button>
    </Notice>
  );
}

const Figures = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  border: '1px solid var(--line)',
  borderRadius: 12,
  '& > div': { padding: '12px 16px', minWidth: 0 },
  '& > div ~ div': { borderLeft: '1px solid var(--line)' },
  '& dt': { fontSize: '0.75rem', color: 'var(--ink-3)', fontWeight: 600 },
  '& dd': { margin: 0, fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& [data-bad] dd': { color: 'var(--danger)' },
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'repeat(2, 1fr)',
    '& > div:nth-of-type(3)': { borderLeft: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: '1px solid var(--line)' },
  },
});
