import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
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
      {steps.map((step) => (
        <li key={step.id} aria-current={step.state === 'now' ? 'step' : undefined}>
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
      ))}
    </ol>
  );
}
