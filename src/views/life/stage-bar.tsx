import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import type { LifeStep, LifeSteps } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { wayOf } from '../../../resources/life/life-rules.ts';
import { formatShortDate, formatTime } from '../../ui/format.ts';
import type { Row } from '../record.ts';
import { daysBetween, deadlineOf } from './deadline.ts';
import { holderLabel, type Living } from './holder.ts';
import { lifeMessages } from './messages.ts';

type Props = { resource: Living; row: Row; steps: LifeSteps | undefined; isTurn: boolean };
type State = 'done' | 'now' | 'next' | 'failed';

/** More stages than these show the first, the current one with its neighbours, and the last. */
const most = 5;

/** The way of a record: what is done by whom, where it is, what is to come. */
export function StageBar({ resource, row, steps, isTurn }: Props) {
  const { life } = resource;
  const here = String(row.stage);
  const way = shortened(wayThrough(resource, here, steps?.items ?? []), here);
  const at = way.indexOf(here);
  const late = deadlineOf(life, row);
  return (
    <Bar aria-label={translate(lifeMessages.stages)} data-count={way.length}>
      {way.map((stage, place) => {
        const declared = life.stages[stage];
        const isEnd = declared?.ends === true && stage === here;
        const state: State = isEnd
          ? declared?.tone === 'danger'
            ? 'failed'
            : 'done'
          : place < at
            ? 'done'
            : place === at
              ? 'now'
              : 'next';
        const arrival = steps?.items.findLast((step) => step.to === stage && step.from !== stage);
        const holder = holderLabel(resource, stage, row);
        return (
          <li key={stage} data-state={state} aria-current={place === at ? 'step' : undefined}>
            <i aria-hidden>{state === 'done' && <Check size={11} strokeWidth={3} />}</i>
            <b>{declared && translate(declared.label)}</b>
            {state === 'now' ? (
              <>
                <span>
                  {isTurn
                    ? translate(lifeMessages.waitsForYou)
                    : holder && translate(lifeMessages.waitsFor(holder))}
                </span>
                {late?.tone === 'danger' ? (
                  <em>{translate(late.words)}</em>
                ) : (
                  <span>{translate(lifeMessages.since(daysHere(row)))}</span>
                )}
              </>
            ) : state === 'next' ? (
              <>
                <span>{holder}</span>
                {dueOf(steps, stage) && (
                  <span>
                    {translate(lifeMessages.until(formatShortDate(`${dueOf(steps, stage)}T00:00:00Z`)))}
                  </span>
                )}
              </>
            ) : (
              arrival && (
                <>
                  <span>{arrival.by?.label}</span>
                  <span>{`${formatShortDate(arrival.at)}, ${formatTime(arrival.at)}`}</span>
                </>
              )
            )}
          </li>
        );
      })}
    </Bar>
  );
}

const dueOf = (steps: LifeSteps | undefined, stage: string): string | null =>
  steps?.ahead.find((one) => one.stage === stage)?.due ?? null;

/** Whole days it has been at its stage. */
export const daysHere = (row: Row): number =>
  typeof row.stageSince === 'string' ? Math.max(0, daysBetween(dayInWib(row.stageSince), dayInWib())) : 0;

/** A record that left the way, such as a rejected one, ends the bar where it is. */
function wayThrough({ life }: Living, here: string, items: readonly LifeStep[]): string[] {
  const way = wayOf(life);
  if (way.includes(here)) return way;
  const left = items.findLast((step) => step.to === here)?.from ?? life.begins;
  return [...way.slice(0, Math.max(way.indexOf(left), 0) + 1), here];
}

function shortened(way: readonly string[], here: string): string[] {
  if (way.length <= most) return [...way];
  const at = way.indexOf(here);
  return way.filter((_, place) => place === 0 || place === way.length - 1 || Math.abs(place - at) <= 1);
}

const Bar = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: '14px 18px 12px',
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    padding: '0 10px 0 27px',
    minWidth: 0,
    minHeight: 52,
  },
  '& > li > b, & > li > span, & > li > em': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > li > b': { width: 'fit-content', maxWidth: '100%', fontWeight: 650, lineHeight: '20px' },
  '& > li > span, & > li > em': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& > li > em': { fontStyle: 'normal', fontWeight: 600, color: 'var(--danger)' },
  '& > li > i': {
    position: 'absolute',
    left: 0,
    top: 2,
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
  '& > li[data-state=now] > i': { border: '5px solid var(--stamp)' },
  '& > li[data-state=failed] > i': { borderColor: 'var(--danger)', background: 'var(--danger)' },
  // The line to the next one begins behind the name.
  '& > li:not(:last-child) > b': { background: 'var(--surface)', paddingRight: 8, zIndex: 1 },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 27,
    right: 4,
    top: 10,
    borderTop: '1px solid var(--line-2)',
  },
  '& > li[data-state=done]:not(:last-child)::after': { borderTopColor: 'var(--accent)' },
  '@media (max-width: 599px)': {
    gridAutoColumns: 'minmax(min-content, 1fr)',
    overflow: 'hidden',
    padding: '12px 14px',
    '& > li > i': { position: 'relative', top: 0 },
    '& > li:not(:last-child)::after': { left: 20, top: 8 },
    '& > li > b': { fontSize: '0.6875rem', lineHeight: '16px', letterSpacing: '-0.01em' },
    '& > li:not([data-state=now]) > b': { fontWeight: 500, color: 'var(--ink-2)' },
    // Who and since when stand below the bar.
    '& > li': { minHeight: 0, padding: '0 4px 0 0' },
    '& > li > span, & > li > em': { display: 'none' },
  },
  '@media (max-width: 359px)': { '& > li:not([data-state=now]) > b': { display: 'none' } },
});
