import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { say } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { isRequired } from '../../../../resources/declare.ts';
import { commonWords } from '../../../ui/words.ts';
import { Chevron } from '../../inputs/chevron.tsx';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { formWords } from '../../words.ts';
import { isSegmented } from './segmented.ts';
import { SegmentedInput } from './segmented-input.tsx';

type ChoiceField = FieldOf<'choice'>;

/** Segmented control for few, short, required choices; else a select. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  return isSegmented(props.field) ? <SegmentedInput {...props} /> : <SelectInput {...props} />;
}

function SelectInput({ name, field }: InputProps<ChoiceField>) {
  const { id, input, error, describedBy } = useField(name);
  const placeholder = say(formWords.choose);
  const labelOf = (value: unknown) => {
    const chosen = field.choices.find((option) => option.value === value);
    return chosen ? say(chosen.label) : <span style={{ color: 'var(--ink-3)' }}>{placeholder}</span>;
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
        {!isRequired(field) && <MenuItem value="">{say(commonWords.clear)}</MenuItem>}
        {field.choices.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {say(option.label)}
          </MenuItem>
        ))}
      </Select>
    </FieldShell>
  );
}
