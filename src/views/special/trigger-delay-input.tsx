import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { translate } from '../../../lib/language.ts';
import { hasDeadline } from '../../../resources/pengaturan/trigger-faults.ts';
import { Chevron } from '../inputs/chevron.tsx';
import { FieldShell } from '../inputs/field-shell.tsx';
import { TextBox } from '../inputs/text-box.tsx';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { type Delay, delayOf, minutesIn, type Unit } from './trigger-delay.ts';
import { triggerMessages as messages } from './trigger-messages.ts';

const units = ['minutes', 'hours', 'days'] as const satisfies readonly Unit[];

/** At once, or so many minutes, hours or days after; before a deadline where the event has one. */
export default function TriggerDelayInput({ name, field }: InputProps) {
  const { id, error, describedBy, box } = useField(name);
  const [typed, setTyped] = useState<Delay>(() => delayOf(box.value));
  const isOfDeadline = hasDeadline(useWatch({ name: 'event' }));
  // A value that was not typed here (another record, a reset) is shown in its place.
  const shown = minutesIn(typed) === (box.value ?? null) ? typed : delayOf(box.value);
  const change = (changed: Partial<Delay>) => {
    const next = { ...shown, ...changed };
    setTyped(next);
    box.onChange(minutesIn(next));
  };
  const signs = [
    { value: 0, label: isOfDeadline ? messages.atDeadline : messages.atOnce },
    { value: 1, label: isOfDeadline ? messages.afterDeadline : messages.after },
    ...(isOfDeadline || shown.sign < 0
      ? [{ value: -1, label: isOfDeadline ? messages.beforeDeadline : messages.before }]
      : []),
  ];
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Line role="group" aria-labelledby={`${id}-label`}>
        <Select
          size="small"
          value={shown.sign}
          onChange={(event) => {
            const sign = Number(event.target.value) as Delay['sign'];
            change({ sign, ...(shown.amount === '' && { amount: '1' }) });
          }}
          IconComponent={Chevron}
          inputProps={{ 'aria-label': translate(messages.when), 'aria-describedby': describedBy }}
          error={Boolean(error) && shown.sign === 0}
        >
          {signs.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {translate(label)}
            </MenuItem>
          ))}
        </Select>
        {shown.sign !== 0 && (
          <>
            <TextBox
              id={id}
              name={name}
              value={shown.amount}
              onChange={(amount) => change({ amount })}
              onBlur={box.onBlur}
              inputRef={box.inputRef}
              error={Boolean(error)}
              describedBy={describedBy}
              label={translate(messages.amount)}
              inputMode="numeric"
            />
            <Select
              size="small"
              value={shown.unit}
              onChange={(event) => change({ unit: event.target.value as Unit })}
              IconComponent={Chevron}
              inputProps={{ 'aria-label': translate(messages.unit) }}
            >
              {units.map((unit) => (
                <MenuItem key={unit} value={unit}>
                  {translate(messages[unit])}
                </MenuItem>
              ))}
            </Select>
          </>
        )}
      </Line>
    </FieldShell>
  );
}

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  gap: 8,
  '& > :first-of-type': { gridColumn: '1 / -1' },
});
