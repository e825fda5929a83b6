import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Fragment } from 'react';
import { besideEachOther } from '../../../domain/letters/review-chain.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { readingMessages } from './messages.ts';
import './steps.css';

export type Step = {
  id: string;
  /** Filled, amber ring, empty; `returned` is a paraf that was refused. */
  state: 'done' | 'returned' | 'now' | 'next';
  title: string;
  lines: string[];
  /** At the right: when, or since when. */
  aside?: string[];
  note?: string | null;
  /** What they did before, each with its note. */
  past?: { line: string; note?: string | null }[];
  /** Neighbours of one number stand in one frame: they come at the same time, in any order. */
  beside?: number;
};

const stateMessages: Record<Step['state'], Message> = {
  done: readingMessages.done,
  returned: readingMessages.returned,
  now: readingMessages.now,
  next: readingMessages.next,
};

/** Past, present and coming steps (LOOK, Timeline). */
export function Steps({ steps, label }: { steps: Step[]; label: string }) {
  return (
    <ol className="mailbox-steps" aria-label={label}>
      {framed(steps).map((together) => {
        const [first] = together;
        if (together.length === 1 && first) return <OneStep key={first.id} step={first} />;
        return (
          <li key={first?.id} className="mailbox-beside">
            <small>{translate(readingMessages.besideEachOther)}</small>
            <ol className="mailbox-steps">
              {together.map((step) => (
                <OneStep key={step.id} step={step} />
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}

const framed = (steps: Step[]): Step[][] =>
  besideEachOther(steps.map((step) => ({ step, reviewGroup: step.beside }))).map((together) =>
    together.map(({ step }) => step),
  );

function OneStep({ step }: { step: Step }) {
  return (
    <li aria-current={step.state === 'now' ? 'step' : undefined}>
      <i className={`is-${step.state}`}>
        {step.state === 'done' && <Check size={10} strokeWidth={3} aria-hidden />}
        {step.state === 'returned' && <Undo2 size={10} strokeWidth={3} aria-hidden />}
      </i>
      <div>
        <span className="sr-only">{translate(stateMessages[step.state])}: </span>
        <b>{step.title}</b>
        {step.lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {step.past?.map(({ line, note }) => (
          <Fragment key={line}>
            <small>{line}</small>
            {note && <q>{note}</q>}
          </Fragment>
        ))}
        {step.note && <q>{step.note}</q>}
      </div>
      {step.aside && (
        <div className="mailbox-aside">
          {step.aside.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </div>
      )}
    </li>
  );
}
