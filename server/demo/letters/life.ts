import { agendaLabel } from '../../../domain/letters/incoming.ts';
import {
  type FlowTask,
  isFixed,
  isPartlySigned,
  isReturned,
  wasSubmitted,
} from '../../../domain/letters/letter-life.ts';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import { targetAt } from '../../../domain/letters/target-time.ts';
import type { LetterPlan, Party } from './plan.ts';
import type { Random } from './random.ts';
import { hour, type WorkClock } from './work-clock.ts';

export type Step = { event: TimelineEvent; at: Date; by: Party; note: string | null };
export type Work = {
  kind: FlowTask;
  on: Party;
  from: Party;
  at: Date;
  due: Date;
  doneAt: Date | null;
};
export type Life = { steps: Step[]; work: Work[] };

/** Builds a letter's history until sending (SPEC B1), backwards in working time from its last step. */
export function lifeOf(random: Random, clock: WorkClock, plan: LetterPlan): Life {
  const events = eventsOf(plan);
  let seconds = clock.secondsAt(plan.at);
  const moments = events.toReversed().map(({ event }, index) => {
    const at = index === 0 ? plan.at : clock.dateAt(seconds);
    seconds -= waitBefore(random, event, plan);
    return at;
  });
  const steps = events.map((event, index) => ({ ...event, at: moments.at(-1 - index) ?? plan.at }));
  return { steps: isPartlySigned(plan.state) ? steps : withSending(steps), work: workOf(plan, steps) };
}

type Event = Omit<Step, 'at'>;

function eventsOf(plan: LetterPlan): Event[] {
  const { state, drafter, sender, reviewers, decided, returned, arrival } = plan;
  const by = (party: Party, event: TimelineEvent, note: string | null = null) => ({ event, by: party, note });
  const events = [by(drafter, 'created')];
  if (!wasSubmitted(state)) return events;
  if (arrival) {
    const { number, year } = arrival.agenda;
    return [...events, by(drafter, 'registered', `Nomor agenda ${agendaLabel({ number, year })}`)];
  }
  events.push(by(drafter, 'submitted'));
  for (const [index, reviewer] of reviewers.slice(0, decided).entries()) {
    const isReturn = returned?.by === index;
    events.push(by(reviewer, isReturn ? 'returned' : 'approved', isReturn ? returned.note : null));
    const waits = isReturned(state) && index === decided - 1;
    if (isReturn && !waits) events.push(by(drafter, 'submitted'));
  }
  if (isFixed(state) && sender) events.push(by(sender, 'signed'));
  for (const { party, hasSigned } of plan.cosigners ?? []) if (hasSigned) events.push(by(party, 'signed'));
  return events;
}

/** Working seconds from the step before to this one. */
function waitBefore(random: Random, event: TimelineEvent, { at, urgency }: LetterPlan): number {
  const target = (targetAt(at, urgency).getTime() - at.getTime()) / 3_600_000;
  const longest = Math.min(9, Math.max(1, target / 8)) * hour;
  // Most is done soon, some of it late.
  const wait = 240 + random.next() ** 2 * longest;
  return event === 'submitted' ? wait / 2 : wait;
}

/** Signing sends; a moment later, as the server does it. */
function withSending(steps: Step[]): Step[] {
  const last = steps.at(-1);
  if (last?.event !== 'signed' && last?.event !== 'registered') return steps;
  return [...steps, { ...last, event: 'sent', note: null, at: new Date(last.at.getTime() + 1) }];
}

function workOf(
  { kind, urgency, drafter, sender, reviewers, cosigners = [] }: LetterPlan,
  steps: readonly Step[],
): Work[] {
  const work: Work[] = [];
  let decided = 0;
  let signed = 0;
  steps.forEach(({ event, at, by }, index) => {
    if (event === 'approved' || event === 'returned') decided += 1;
    if (event === 'signed') signed += 1;
    const cosigner = cosigners[signed - 1]?.party;
    if (event === 'created' || (event === 'signed' && !cosigner) || event === 'registered') return;
    const reviewer = reviewers[decided];
    const next = cosigner
      ? ({ kind: 'sign', on: cosigner } as const)
      : event === 'returned'
        ? ({ kind: 'revision', on: drafter } as const)
        : reviewer
          ? ({ kind: kind.isContract && reviewer.post.isLegal ? 'legal' : 'review', on: reviewer } as const)
          : sender && ({ kind: 'sign', on: sender } as const);
    if (!next) return;
    work.push({ ...next, from: by, at, due: targetAt(at, urgency), doneAt: steps[index + 1]?.at ?? null });
  });
  return work;
}
