import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { SetupStep } from '../../domain/calls/setup.ts';
import { translate } from '../../lib/language.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { InviteLine } from './invite-line.tsx';
import { stateNames, stepNames } from './messages.ts';
import type { Workbook } from './use-workbook.ts';
import { Ways } from './ways.tsx';
import { WorkbookPanel } from './workbook-panel.tsx';

type Props = {
  step: SetupStep;
  number: number;
  isOpen: boolean;
  takenAt: string | null;
  workbook: Workbook;
  onToggle: () => void;
};

/** A step in a row; opened, the ways to do it, or what comes of the workbook. */
export function StepRow({ step, number, isOpen, takenAt, workbook, onToggle }: Props) {
  const id = useId();
  const { name, state } = step;
  return (
    <li>
      <button
        type="button"
        className="setup-row"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <b className="setup-mark" data-state={isOpen && state !== 'done' ? 'now' : state}>
          {state === 'done' ? <Check size={12} strokeWidth={2.4} aria-hidden /> : number}
        </b>
        <span className="setup-words">
          <b>{translate(stepNames[name])}</b>
          <small>{step.says}</small>
        </span>
        <span className="setup-count">{step.counted}</span>
        <span className="setup-state">
          {state === 'partly' ? (
            <SoftChip tone="warn">{translate(stateNames.partly)}</SoftChip>
          ) : (
            <span data-state={state}>{translate(stateNames[state])}</span>
          )}
        </span>
        <ChevronDown className="setup-chevron" size={15} strokeWidth={1.6} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (workbook.isShown ? (
            <WorkbookPanel workbook={workbook} />
          ) : (
            <>
              {name === 'people' && <InviteLine />}
              <Ways name={name} isByHand={step.isByHand ?? false} takenAt={takenAt} workbook={workbook} />
            </>
          ))}
      </div>
    </li>
  );
}
