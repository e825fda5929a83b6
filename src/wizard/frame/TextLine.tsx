import TextField from '@mui/material/TextField';
import { Field } from './Field.tsx';

type Props = {
  name: Parameters<typeof Field>[0]['name'];
  label: string;
  hint?: string;
  isOptional?: boolean;
  placeholder?: string;
  maxLength: number;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** One line of text; nothing typed is null. */
export const TextLine = ({ value, onChange, placeholder, maxLength, ...field }: Props) => (
  <Field {...field}>
    {({ id, ...aria }) => (
      <TextField
        id={id}
        size="small"
        hiddenLabel
        fullWidth
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        error={aria['aria-invalid']}
        placeholder={placeholder}
        slotProps={{ htmlInput: { maxLength, 'aria-describedby': aria['aria-describedby'] } }}
      />
    )}
  </Field>
);
