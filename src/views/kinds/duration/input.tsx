import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { readMinutes } from '../../../../lib/read-minutes.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { TextBox } from '../../inputs/text-box.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { minutesIn, partsOf, type SpanParts, split } from './span-parts.ts';

/** Hours and minutes, each in its box; "2:15" in the first fills both. */
export default function DurationInput({ name, field }: InputProps<FieldOf<'duration'>>) {
  const { id, error, box } = useField(name);
  return (
    <FieldShell id={id} field={field} error={error} group>
      <DurationBoxes {...box} label={translate(field.label)} />
    </FieldShell>
  );
}

type Props = {
  id: string;
  value: unknown;
  /** Gets minutes, what was typed where that is no time span, or null. */
  onChange: (value: number | string | null) => void;
  onBlur?: () => void;
  inputRef?: React.Ref<HTMLInputElement>;
  error?: boolean;
  describedBy?: string;
  label: string;
};

export function DurationBoxes({ id, value, onChange, onBlur, inputRef, label, ...rest }: Props) {
  const [typed, setTyped] = useState(() => partsOf(value));
  const minutesBox = useRef<HTMLInputElement>(null);
  // A value that was not typed here (another record, a reset) is shown in its place.
  const parts = minutesIn(typed) === (value ?? null) ? typed : partsOf(value);
  const change = (changed: Partial<SpanParts>) => {
    const next = split({ ...parts, ...changed });
    setTyped(next.parts);
    onChange(minutesIn(next.parts));
    if (next.isOnward) minutesBox.current?.focus();
  };
  const settle = () => {
    // "2 jam 15 menit" is read once it is there as a whole.
    const read = typeof value === 'string' ? readMinutes(value) : undefined;
    if (read !== undefined) onChange(read);
    setTyped(partsOf(read ?? value));
    onBlur?.();
  };
  return (
    <Pair role="group" aria-label={label}>
      <TextBox
        {...rest}
        id={id}
        value={parts.hours}
        onChange={(hours) => change({ hours })}
        onBlur={settle}
        {...(inputRef && { inputRef })}
        label={translate({ id: `${label}, jam`, en: `${label}, hours` })}
        inputMode="numeric"
        behind={translate({ id: 'jam', en: 'h' })}
      />
      <TextBox
        {...rest}
        id={`${id}-minutes`}
        value={parts.minutes}
        onChange={(minutes) => change({ minutes })}
        onBlur={settle}
        inputRef={minutesBox}
        label={translate({ id: `${label}, menit`, en: `${label}, minutes` })}
        inputMode="numeric"
        behind={translate({ id: 'menit', en: 'min' })}
      />
    </Pair>
  );
}

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 });
