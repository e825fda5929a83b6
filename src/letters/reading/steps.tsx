import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Fragment, useRef } from 'react';
import { besideEachOther } from '../../../domain/letters/review-chain.ts';
import { lowerFirst } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { OpenFolded, type Shown, useFolded } from '../../ui/folded.tsx';
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

type Props = {
  steps: Step[];
  label: string;
  /** Shows the first, who has it now and the last of very many (LOOK, review). */
  folds?: boolean;
};

/** Past, present and coming steps (LOOK, Timeline). */
export function Steps({ steps, label, folds = false }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const most = folds ? mostUnfolded : Number.POSITIVE_INFINITY;
  const { rows, open } = useFolded(
    steps,
    { most, isKept: (step, at) => isTelling(steps, step, at), together: ({ beside }) => beside },
    list,
  );
  const shown = (row: Shown<Step>) =>
    'item' in row ? (
      <OneStep key={row.item.id} step={row.item} />
    ) : (
      <FoldedSteps key={row.hidden[0]?.id} steps={row.hidden} onOpen={open} />
    );
  return (
    <ol className="mailbox-steps" aria-label={label} ref={list} tabIndex={folds ? -1 : undefined}>
      {framed(rows).map((together) => {
        const [first] = together;
        if (together.length === 1 && first) return shown(first);
        return (
          <li key={first && stepIn(first)?.id} className="mailbox-beside">
            <small>{translate(readingMessages.besideEachOther)}</small>
            <ol className="mailbox-steps">{together.map(shown)}</ol>
          </li>
        );
      })}
    </ol>
  );
}

/** Eight reviewers between the drafter and the signer. */
const mostUnfolded = 10;

const isTelling = (steps: Step[], step: Step, at: number): boolean =>
  at < 3 ||
  at === steps.length - 1 ||
  step.state === 'returned' ||
  (step.state === 'now' && steps.slice(0, at).filter(({ state }) => state === 'now').length < 5);

const stepIn = (row: Shown<Step>): Step | undefined => ('item' in row ? row.item : row.hidden[0]);

const framed = (rows: Shown<Step>[]): Shown<Step>[][] =>
  besideEachOther(rows.map((row) => ({ row, reviewGroup: stepIn(row)?.beside }))).map((together) =>
    together.map(({ row }) => row),
  );

function FoldedSteps({ steps, onOpen }: { steps: Step[]; onOpen: () => void }) {
  const areDone = steps.every(({ state }) => state === 'done');
  return (
    <li>
      <i className={areDone ? 'is-done' : 'is-next'}>
        {areDone && <Check size={10} strokeWidth={3} aria-hidden />}
      </i>
      <div>
        <OpenFolded
          count={steps.length}
          {...(areDone && { said: lowerFirst(translate(readingMessages.done)) })}
          onOpen={onOpen}
        />
      </div>
    </li>
  );
}

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
