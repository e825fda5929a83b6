import Button from '@mui/material/Button';
import { useId } from 'react';
import { type DeadlineOrigin, needsDeadline } from '../../../domain/letters/disposition-deadline.ts';
import type { Urgency } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { endOfDayInWib } from '../../../lib/wib.ts';
import { DayField } from '../../ui/pickers/index.ts';
import { pressure, untilWords, weekday } from '../moments.ts';
import { disposeMessages } from './dispose-messages.ts';
import { Fault } from './fault.tsx';

type Props = {
  urgency: Urgency;
  value: string | null;
  /** Whose deadline is proposed. */
  proposed: { day: string; origin: DeadlineOrigin };
  fault?: string | undefined;
  onChange: (day: string | null) => void;
};

/** The deadline, filled in; where it comes from stands beside its name. */
export function DeadlineField({ urgency, value, proposed, fault, onChange }: Props) {
  const id = useId();
  const at = value && endOfDayInWib(value);
  return (
    <div className="dispose-part">
      <div className="dispose-head">
        <label htmlFor={id} id={`${id}-label`}>
          {translate(disposeMessages.deadline)}
        </label>
        <small>{originWords(proposed)}</small>
      </div>
      <DayField
        input={{
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}says ${id}fault`,
          'aria-invalid': Boolean(fault),
        }}
        value={value}
        onChange={onChange}
      />
      <div className="dispose-head">
        <small id={`${id}says`} aria-live="polite">
          {at ? (
            <>
              {weekday(at)}, <span className={`mailbox-${pressure(at)}`}>{untilWords(at)}</span>
            </>
          ) : (
            !needsDeadline(urgency) && translate(disposeMessages.none)
          )}
        </small>
        {value && !needsDeadline(urgency) && (
          <Button size="small" variant="text" onClick={() => onChange(null)}>
            {translate(disposeMessages.none)}
          </Button>
        )}
      </div>
      <Fault id={`${id}fault`} text={fault} />
    </div>
  );
}

function originWords({ day, origin }: Props['proposed']): string {
  switch (origin) {
    case 'letter':
      return translate(disposeMessages.ofLetter(weekday(day)));
    case 'parent':
      return translate(disposeMessages.ofParent(weekday(day)));
    case 'urgency':
      return translate(disposeMessages.ofUrgency);
    case 'instructions':
      return translate(disposeMessages.ofInstructions);
    case 'proposed':
      return translate(disposeMessages.proposed);
  }
}
