import Button from '@mui/material/Button';
import { useId } from 'react';
import { addWorkingDays } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { DayField } from '../../ui/pickers/index.ts';
import { weekday } from '../moments.ts';
import { disposeMessages } from './dispose-messages.ts';
import { Fault } from './fault.tsx';

type Props = {
  value: string | null;
  /** Not chosen by the user: it follows the instructions. */
  isFollowing: boolean;
  /** What the instructions propose is later than the letter's urgency allows. */
  isCut: boolean;
  fault?: string | undefined;
  onChange: (day: string | null) => void;
};

/** Deadline: common choices as buttons, any other day typed or from the calendar. */
export function DeadlineField({ value, isFollowing, isCut, fault, onChange }: Props) {
  const id = useId();
  const today = dayInWib();
  const choices: [string, string | null][] = [
    [translate(disposeMessages.tomorrow), inDays(today, 1)],
    [translate(disposeMessages.threeDays), addWorkingDays(today, 3)],
    [translate(disposeMessages.oneWeek), inDays(today, 7)],
    [translate(disposeMessages.noLimit), null],
  ];
  // "No deadline" counts as chosen only when the user chose it: an instruction may still set one.
  const isChosen = (day: string | null) => value === day && (day !== null || !isFollowing);
  return (
    <div className="dispose-part">
      <label htmlFor={id} id={`${id}-label`}>
        {translate(disposeMessages.deadline)}
      </label>
      <div className="dispose-deadline">
        {choices.map(([words, day]) => (
          <Button
            key={words}
            variant="outlined"
            aria-pressed={isChosen(day)}
            className={isChosen(day) ? 'dispose-quick is-chosen' : 'dispose-quick'}
            onClick={() => onChange(day)}
          >
            {words}
          </Button>
        ))}
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
      <small id={`${id}says`} aria-live="polite">
        {deadlineWords(value, isFollowing, isCut)}
      </small>
      <Fault id={`${id}fault`} text={fault} />
    </div>
  );
}

/** The deadline, and its reason where the user did not choose it. */
function deadlineWords(value: string | null, isFollowing: boolean, isCut: boolean): string {
  if (!isFollowing) return value ? weekday(value) : '';
  return translate(
    value
      ? (isCut ? disposeMessages.fromUrgency : disposeMessages.fromInstructions)(weekday(value))
      : disposeMessages.untilInstructed,
  );
}

function inDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
