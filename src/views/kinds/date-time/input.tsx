import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { isRealDay } from '../../../../lib/shapes.ts';
import { momentInWib, readClock } from '../../../../lib/wib.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { formatTime } from '../../../ui/format.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { TextBox } from '../../inputs/text-box.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import DatePickerField from '../date/date-picker-field.tsx';

/** A day, typed or picked, and the clock of Western Indonesia, typed as "21.40". */
export default function DateTimeInput({ name, field }: InputProps<FieldOf<'dateTime'>>) {
  const { id, input, error, describedBy } = useField(name);
  const isDayEnough = field.options.clock === 'optional';
  const momentOf = (parts: Parts) => momentIn(parts, isDayEnough);
  const [typed, setTyped] = useState(() => partsOf(input.value));
  // A value that was not typed here (another record, a reset) is shown in its place.
  const parts = momentOf(typed) === (input.value || null) ? typed : partsOf(input.value);
  const change = (changed: Partial<Parts>) => {
    const next = { ...parts, ...changed };
    setTyped(next);
    input.onChange(momentOf(next));
  };
  const label = translate(field.label);
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Pair role="group" aria-labelledby={`${id}-label`}>
        <DatePickerField
          id={id}
          value={parts.day}
          onChange={(day) => change({ day })}
          onBlur={input.onBlur}
          inputRef={input.ref}
          error={Boolean(error)}
          describedBy={describedBy}
        />
        <TextBox
          id={`${id}-clock`}
          value={parts.clock}
          onChange={(clock) => change({ clock })}
          onBlur={() => {
            const clock = readClock(parts.clock);
            if (clock) setTyped({ ...parts, clock: formatTime(`2000-01-01T${clock}:00+07:00`) });
            input.onBlur();
          }}
          error={Boolean(error)}
          describedBy={describedBy}
          label={translate({ id: `${label}, jam`, en: `${label}, time` })}
          inputMode="text"
          behind="WIB"
        />
      </Pair>
    </FieldShell>
  );
}

type Parts = { day: string | null; clock: string };

function partsOf(value: unknown): Parts {
  if (typeof value === 'string' && isRealDay(value)) return { day: value, clock: '' };
  if (typeof value !== 'string' || !momentInWib(value)) return { day: null, clock: '' };
  return { day: value.slice(0, 10), clock: formatTime(value) };
}

/** Half a moment is neither a moment nor empty: the schema refuses it. */
function momentIn({ day, clock }: Parts, isDayEnough: boolean): string | null {
  if (!day && clock.trim() === '') return null;
  if (day && isDayEnough && clock.trim() === '') return day;
  const at = readClock(clock);
  return (at && momentInWib(`${day}T${at}:00+07:00`)) ?? 'unfinished';
}

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 124px', gap: 8 });
