import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { translate } from '../../../../lib/language.ts';
import { formatNumber } from '../../../ui/format.ts';
import { wizardMessages } from '../messages.ts';
import { Field } from './field.tsx';
import { useOwnText } from './use-own-text.ts';

type Props = {
  name: Parameters<typeof Field>[0]['name'];
  label: string;
  hint?: string;
  isOptional?: boolean;
  placeholder?: string;
  /** Longer text is accepted and reported at the field: the writer decides what to cut. */
  maxLength: number;
  /** Wraps long text over several rows; it stays one line without breaks. */
  grows?: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** One line of text; nothing typed is null. */
export function TextLine({ value, onChange, placeholder, maxLength, grows, ...field }: Props) {
  const [text, type] = useOwnText(value ?? '', (typed) => onChange(typed || null));
  return (
    <Field {...field} {...lengthWords(text.trim().length, maxLength)}>
      {({ id, ...aria }) => (
        <TextField
          id={id}
          size="small"
          hiddenLabel
          fullWidth
          value={text}
          onChange={(event) => type(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
          {...(grows && { multiline: true, maxRows: 4, onKeyDown: withoutEnter })}
          error={aria['aria-invalid']}
          placeholder={placeholder}
          slotProps={{ htmlInput: { 'aria-describedby': aria['aria-describedby'] } }}
        />
      )}
    </Field>
  );
}

/** Shows the length when near the limit, and the excess beyond it. */
function lengthWords(length: number, most: number): { error?: string; hint?: string } {
  if (length > most)
    return { error: translate(wizardMessages.tooLongBy(formatNumber(most), formatNumber(length - most))) };
  return length > most * 0.8 ? { hint: `${formatNumber(length)}/${formatNumber(most)}` } : {};
}

const withoutEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};
