import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { isRequired } from '../../../../resources/declare.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { formMessages } from '../../form-messages.ts';
import { Chevron } from '../../inputs/chevron.tsx';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { isSegmented } from './segmented.ts';
import { SegmentedInput } from './segmented-input.tsx';

type ChoiceField = FieldOf<'choice'>;

/** Segmented control for few, short, required choices; else a select. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  return isSegmented(props.field) ? <SegmentedInput {...props} /> : <SelectInput {...props} />;
}

function SelectInput({ name, field }: InputProps<ChoiceField>) {
  const { id, input, error, describedBy } = useField(name);
  const placeholder = translate(formMessages.choose);
  const labelOf = (value: unknown) => {
    const chosen = field.choices.find((option) => option.value === value);
    return chosen ? translate(chosen.label) : <span style={{ color: 'var(--ink-3)' }}>{placeholder}</span>;
  };
  return (
    <FieldShell id={id} field={field} error={error}>
      <Select
        id={id}
        labelId={`${id}-label`}
        name={name}
        value={typeof input.value === 'string' ? input.value : ''}
        onChange={(event) => input.onChange(event.target.value || null)}
        onBlur={input.onBlur}
        inputRef={input.ref}
        error={Boolean(error)}
        displayEmpty
        IconComponent={Chevron}
        renderValue={labelOf}
        inputProps={{ 'aria-describedby': describedBy }}
        fullWidth
      >
        {!isRequired(field) && <MenuItem value="">{translate(commonMessages.clear)}</MenuItem>}
        {field.choices.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {translate(option.label)}
          </MenuItem>
        ))}
      </Select>
    </FieldShell>
  );
}
