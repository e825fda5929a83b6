import { useId } from 'react';
import { DayField } from '../../pickers/index.ts';
import { Labelled } from '../../shell/index.ts';
import { useSay } from '../../views/parts.ts';
import { accessWords as words } from './words.ts';

type Props = {
  value: string | null;
  onChange: (day: string | null) => void;
  error: string | undefined;
};

/** The last day on which an item is open to somebody. */
export function UntilField({ value, onChange, error }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <Labelled id={id} label={say(words.untilDay)}>
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
        {error ?? say(words.untilHint)}
      </small>
    </Labelled>
  );
}
