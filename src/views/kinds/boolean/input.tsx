import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { Help, Label, LabelText } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

/** A switch. react-admin's passes an inputRef that MUI 9 does not take: no focus on error. */
export function BooleanInput({ name, field }: InputProps<FieldOf<'boolean'>>) {
  const { id, input, error, describedBy } = useField(name);
  const { hint } = field.options;
  return (
    <div>
      <Line>
        <Switch
          id={id}
          name={name}
          checked={input.value === true}
          onChange={(_, checked) => input.onChange(checked)}
          onBlur={input.onBlur}
          slotProps={{ input: { ref: input.ref, 'aria-describedby': describedBy } }}
        />
        <Label htmlFor={id}>
          <LabelText field={field} />
        </Label>
      </Line>
      <Help id={id} error={error} hint={hint && translate(hint)} />
    </div>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 38,
  marginLeft: -12,
  '& .MuiSwitch-track': { backgroundColor: 'var(--field)', opacity: 0.5 },
});
