import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import type { LifeStep } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { formatShortDate, formatTime } from '../../ui/format.ts';
import { messages } from '../messages.ts';
import type { Row } from '../record.ts';
import { deadlineOf, dueWords, formatWeekday } from './deadline.ts';
import { holderLabel, isTurnOf, type Living } from './holder.ts';
import { lifeMessages } from './messages.ts';
import { NoteBox } from './note-box.tsx';
import { daysHere } from './stage-bar.tsx';
import { stepTitle, wordsOf } from './step-words.ts';
import { useSteps } from './use-steps.ts';

type Props = { resource: Living; row: Row };

/** Deadline, what happened, whose turn it is, and what is to come. */
export default function Timeline({ resource, row }: Props) {
  const { data, error, refetch } = useSteps(resource, row);
  const { life } = resource;
  const stage = life.stages[String(row.stage)];
  const holder = holderLabel(resource, String(row.stage), row);
  const now = isTurnOf(resource, row)
    ? translate(lifeMessages.waitsForYou)
    : holder && translate(lifeMessages.waitsFor(holder));
  if (error)
    return (
      <EmptyState
        title={translate(lifeMessages.stepsFailed)}
        text={failureMessage(error)}
        onRetry={refetch}
      />
    );
  return (
    <>
      <DueFacts resource={resource} row={row} />
      <Heading>{translate(lifeMessages.steps)}</Heading>
      <Steps>
        {data?.items.map((step) => (
          <li key={step.id + (step.event ?? '')} data-state={isFailure(resource, step) ? 'failed' : 'done'}>
            <i aria-hidden>{!isFailure(resource, step) && <Check size={10} strokeWidth={3} />}</i>
            <div>
              <b>{stepTitle(resource, step)}</b>
              <span>{step.by?.label ?? (step.event && translate(messages.system))}</span>
              {step.as && <span>{step.as}</span>}
              <Given resource={resource} step={step} />
            </div>
            <time dateTime={step.at}>
              {formatShortDate(step.at)}
              <br />
              {formatTime(step.at)}
            </time>
          </li>
        ))}
        {stage && !stage.ends && (
          <li data-state="now" aria-current="step">
            <i aria-hidden />
            <div>
              {/* Its own name stands above already, where it was come to. */}
              <b>{now || translate(stage.label)}</b>
              {data?.holders?.map((one) => (
                <span key={one.id}>{[one.label, one.as].filter(Boolean).join(', ')}</span>
              ))}
            </div>
            <time>{translate(lifeMessages.since(daysHere(row)))}</time>
          </li>
        )}
        {data?.ahead.map(({ stage: next, due }) => (
          <li key={next} data-state="next">
            <i aria-hidden />
            <div>
              <b>{translate(life.stages[next]?.label ?? resource.singular)}</b>
              <span>{holderLabel(resource, next, row)}</span>
            </div>
            {due && <time>{translate(lifeMessages.latest(formatShortDate(`${due}T00:00:00Z`)))}</time>}
          </li>
        ))}
      </Steps>
      {row.can?.note !== false && <NoteBox key={row.id} resource={resource} row={row} />}
    </>
  );
}

function DueFacts({ resource: { life }, row }: Props) {
  const stage = life.stages[String(row.stage)];
  const due = deadlineOf(life, row);
  if (!due || !stage?.due || typeof row.stageDue !== 'string') return null;
  return (
    <Due data-tone={due.tone}>
      <small>{translate(lifeMessages.deadline)}</small>
      <b>{formatWeekday(`${row.stageDue}T00:00:00Z`)}</b>
      <em>{translate(dueWords(row.stageDue) ?? due.words)}</em>
      <span>{translate(lifeMessages.dueOf(stage.due.workdays, stage.due.from === 'creation'))}</span>
    </Due>
  );
}

/** Came to an end as the bar's last node says it. */
const isFailure = ({ life }: Living, { from, to }: LifeStep): boolean =>
  from !== to && life.stages[to]?.ends === true && life.stages[to]?.tone === 'danger';

/** The note, and what its dialog asked. */
function Given({ resource, step }: { resource: Living; step: LifeStep }) {
  const words = wordsOf(resource, step);
  return words.length > 0 ? <q>{words.join('\n')}</q> : null;
}

const Heading = styled('h2')({
  margin: '0 0 10px',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 550,
  color: 'var(--ink-2)',
});
const Due = styled('div')({
  display: 'grid',
  gap: 2,
  paddingBottom: 14,
  marginBottom: 14,
  borderBottom: '1px solid var(--line)',
  '& b': { fontWeight: 650 },
  '& small, & span': { fontSize: '0.75rem', color: 'var(--ink-3)' },
  '& em': { fontStyle: 'normal', fontWeight: 600, fontSize: '0.8125rem', color: 'var(--ink-2)' },
  '&[data-tone=warn] em': { color: 'var(--stamp)' },
  '&[data-tone=danger] em': { color: 'var(--danger)' },
});
const Steps = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', display: 'flex', gap: 12, paddingBottom: 18 },
  '& > li > i': {
    flex: 'none',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 17,
    height: 17,
    boxSizing: 'border-box',
    border: '1.5px solid var(--line-2)',
    borderRadius: '50%',
    background: 'var(--surface)',
    color: 'var(--surface)',
  },
  '& > li[data-state=done] > i': { borderColor: 'var(--accent)', background: 'var(--accent)' },
  '& > li[data-state=failed] > i': { borderColor: 'var(--danger)', background: 'var(--danger)' },
  '& > li[data-state=now] > i': { border: '5px solid var(--stamp)' },
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 8,
    top: 17,
    bottom: 0,
    borderLeft: '1px solid var(--line-2)',
  },
  '& > li > div': { flex: 1, display: 'grid', minWidth: 0 },
  '& b': { fontWeight: 650 },
  '& span, & time': { fontSize: '0.75rem', lineHeight: '20px', color: 'var(--ink-3)' },
  '& time': { textAlign: 'right' },
  '& q': {
    marginTop: 4,
    padding: '6px 9px',
    borderRadius: 8,
    background: 'var(--sunken)',
    fontSize: '0.8125rem',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    quotes: 'none',
  },
});
