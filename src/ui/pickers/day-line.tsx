import { useId } from 'react';
import { FaultLine } from '../fault-line.tsx';
import { Labelled } from '../form-dialog.tsx';
import { DayField } from './day-field.tsx';

type Props = {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
  error?: string | undefined;
  hint?: string;
  isOptional?: boolean;
};

/** A day of the small forms; most may be left out. */
export function DayLine({ label, value, onChange, error, hint, isOptional = true }: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={label} isOptional={isOptional}>
      <DayField
        input={{
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}-help`,
          'aria-invalid': Boolean(error),
        }}
        value={value}
        onChange={onChange}
      />
      <small id={`${id}-help`} className={error ? 'is-wrong' : undefined} aria-live="polite">
        {error ? <FaultLine text={error} /> : hint}
      </small>
    </Labelled>
  );
}
