import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Braces from 'lucide-react/icons/braces';
import { useRef, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { TextField } from '../../../resources/declare.ts';
import { wordsOf } from '../../../resources/pengaturan/trigger-words.ts';
import { formMessages } from '../form-messages.ts';
import { FieldShell } from '../inputs/field-shell.tsx';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { triggerMessages as messages } from './trigger-messages.ts';
import { useSubjectOfForm } from './use-subject-of-form.ts';

/** From here on a text says how much room is left. */
const scarceFrom = 0.8;

/** A trigger's own words; names of the event's fields are put in from a menu, where the cursor stands. */
export default function TriggerTextInput({ name, field }: InputProps) {
  const { id, input, error, describedBy } = useField(name);
  const subject = useSubjectOfForm();
  const box = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const cursor = useRef<[number, number] | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { multiline = false, max = 200 } = (field as TextField).options;
  const value = typeof input.value === 'string' ? input.value : '';
  const isTitle = name === 'messageTitle';
  const words = subject ? wordsOf(subject, isTitle ? 'title' : 'text') : [];
  const remember = () => {
    const { selectionStart, selectionEnd } = box.current ?? {};
    if (typeof selectionStart === 'number') cursor.current = [selectionStart, selectionEnd ?? selectionStart];
  };
  const insert = (word: string) => {
    const [from, to] = cursor.current ?? [value.length, value.length];
    const put = `{{${word}}}`;
    input.onChange(value.slice(0, from) + put + value.slice(to));
    setAnchor(null);
    const at = from + put.length;
    cursor.current = [at, at];
    // Once the menu has given the focus back and the text stands there.
    setTimeout(() => {
      box.current?.focus();
      box.current?.setSelectionRange(at, at);
    });
  };
  return (
    <FieldShell
      id={id}
      field={field}
      {...(error && { error })}
      count={
        value.length >= max * scarceFrom ? translate(formMessages.characters(value.length, max)) : undefined
      }
      aside={
        <Button
          size="small"
          disabled={words.length === 0}
          title={words.length === 0 ? translate(messages.choosesEvent) : undefined}
          startIcon={<Braces size={14} strokeWidth={1.6} aria-hidden />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate(messages.insert)}
        </Button>
      }
    >
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => {
          input.onChange(event.target.value);
          cursor.current = null;
        }}
        onBlur={() => {
          remember();
          input.onBlur();
        }}
        onSelect={remember}
        inputRef={(element: HTMLInputElement | null) => {
          box.current = element;
          input.ref(element);
        }}
        error={Boolean(error)}
        multiline={multiline}
        {...(multiline && { minRows: 4, maxRows: 16 })}
        autoComplete="off"
        slotProps={{ input: { 'aria-describedby': describedBy } }}
        fullWidth
      />
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{
            paper: { style: { maxHeight: 380, minWidth: 240 } },
            list: { 'aria-label': translate(messages.insert) },
          }}
        >
          {words.map((word) => (
            <MenuItem key={word.name} onClick={() => insert(word.name)}>
              <span style={{ flex: 1 }}>{translate(word.label)}</span>
              <code style={{ marginLeft: 16, fontSize: '0.75rem', color: 'var(--ink-3)' }}>{word.name}</code>
            </MenuItem>
          ))}
        </Menu>
      )}
    </FieldShell>
  );
}
