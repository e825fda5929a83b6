import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { lineOf, readJson } from '../../../../lib/json-places.ts';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf, JsonField } from '../../../../resources/declare.ts';
import { placeMessage } from '../../../../resources/kinds/json/faults.ts';
import { jsonFaults, pathWords } from '../../../../resources/kinds/json/schema.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { codeFont } from './code-font.ts';

/** JSON as text with numbered lines; a fault says the line and column where it is. */
export default function JsonInput({ name, field }: InputProps<FieldOf<'json'>>) {
  const { id, input, error, describedBy } = useField(name);
  const [typed, setTyped] = useState(() => textOf(input.value));
  const gutter = useRef<HTMLPreElement>(null);
  // A value that was not typed here (another record, a reset) is shown in its place.
  const text = isSame(meantBy(typed), input.value) ? typed : textOf(input.value);
  const lines = text.split('\n').length;
  const isBroken = typeof meantBy(text) === 'string';
  return (
    <FieldShell id={id} field={field} error={error && faultIn(field, text, error)}>
      <Box data-fault={error ? true : undefined}>
        <pre ref={gutter} aria-hidden>
          {Array.from({ length: lines }, (_, at) => at + 1).join('\n')}
        </pre>
        <textarea
          id={id}
          name={name}
          ref={input.ref}
          value={text}
          rows={Math.min(Math.max(lines, 6), 20)}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={textOf(field.options.example)}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            setTyped(target.value);
            input.onChange(meantBy(target.value));
          }}
          onBlur={input.onBlur}
          onScroll={({ currentTarget }) => {
            if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop;
          }}
        />
        {!isBroken && text !== '' && (
          // Behind the text, so that a fault leads to the text first.
          <Button size="small" variant="text" onClick={() => setTyped(textOf(input.value))}>
            {translate({ id: 'Rapikan', en: 'Format' })}
          </Button>
        )}
      </Box>
    </FieldShell>
  );
}

/** The value of a text; what is no JSON stays text, for the schema to refuse. */
function meantBy(typed: string): unknown {
  if (typed.trim() === '') return null;
  const read = readJson(typed);
  return 'broken' in read || typeof read.value !== 'object' ? typed : read.value;
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other || null);

/** The first fault with its place in the text, and how many more there are. */
function faultIn(field: JsonField, text: string, error: string): string {
  const read = readJson(text);
  const [fault, ...more] = 'broken' in read ? [] : jsonFaults(field, read.value);
  if (!fault || 'broken' in read) return error;
  const place = translate(placeMessage(lineOf(text, read.placeOf(fault.path))));
  const besides =
    more.length > 0 ? translate({ id: `(${more.length} lagi)`, en: `(${more.length} more)` }) : '';
  return `${[place, ...pathWords(fault.path), fault.message].join(': ')} ${besides}`.trim();
}

const Box = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--surface)',
  overflow: 'hidden',
  '&:hover': { borderColor: 'var(--ink-2)' },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '&[data-fault]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 1px var(--danger)' },
  '& > button': { position: 'absolute', top: 4, right: 4, background: 'var(--surface)' },
  '& > pre': {
    ...codeFont,
    margin: 0,
    // As high as the text beside it, whatever its own lines take.
    height: 0,
    minHeight: '100%',
    overflow: 'hidden',
    padding: '9px 8px',
    minWidth: 34,
    textAlign: 'right',
    color: 'var(--ink-3)',
    background: 'var(--sunken)',
    borderRight: '1px solid var(--line)',
  },
  '& > textarea': {
    ...codeFont,
    display: 'block',
    width: '100%',
    padding: '9px 12px',
    border: 0,
    outline: 0,
    resize: 'vertical',
    background: 'none',
    color: 'inherit',
    '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
  },
});
