import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { renderNumber } from '../../../domain/letters/render-number.ts';
import { translate } from '../../../lib/language.ts';
import type { FieldOf } from '../../../resources/declare.ts';
import { FieldShell } from '../inputs/field-shell.tsx';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { specialMessages } from './messages.ts';
import { PatternParts } from './pattern-parts.tsx';
import { useNextNumbers } from './use-next-numbers.ts';

/** Edits a numbering pattern, by tokens or as plain text, with an example for today. */
export default function NumberPatternInput({ name, field }: InputProps<FieldOf<'text'>>) {
  const { id, input, error, describedBy } = useField(name);
  const [isText, setText] = useState(false);
  const pattern = typeof input.value === 'string' ? input.value : '';
  return (
    <FieldShell id={id} field={field} error={error} group={!isText}>
      {isText ? (
        <OutlinedInput
          id={id}
          name={name}
          value={pattern}
          onChange={input.onChange}
          onBlur={input.onBlur}
          inputRef={input.ref}
          error={Boolean(error)}
          autoComplete="off"
          slotProps={{ input: { 'aria-describedby': describedBy, spellCheck: false } }}
          fullWidth
        />
      ) : (
        <PatternParts
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          pattern={pattern}
          isInvalid={Boolean(error)}
          inputRef={input.ref}
          onChange={(typed) => input.onChange(typed)}
          onBlur={input.onBlur}
        />
      )}
      <Below>
        <Example pattern={pattern} />
        <Button size="small" variant="text" onClick={() => setText(!isText)}>
          {translate(isText ? specialMessages.asParts : specialMessages.asText)}
        </Button>
      </Below>
    </FieldShell>
  );
}

/**
 * Shows an example number for the actor's unit. The server gives the parts; formatting is local, so it updates at
 * once.
 */
function Example({ pattern }: { pattern: string }) {
  const values = useWatch() as Record<string, unknown>;
  const preview = useNextNumbers(values);
  const { padding, startAt } = values;
  if (!preview || typeof padding !== 'number' || typeof startAt !== 'number') return <p />;
  const parts = { ...preview.sample, sequence: startAt, at: new Date() };
  return (
    <p>
      <output aria-label={translate(specialMessages.example)}>
        {renderNumber({ pattern, padding: Math.min(padding, 8) }, parts)}
      </output>{' '}
      {translate(specialMessages.exampleOf(preview.sample.label))}
    </p>
  );
}

const Below = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  '& > p': {
    margin: '5px 0 0',
    fontSize: '0.75rem',
    lineHeight: '18px',
    color: 'var(--ink-3)',
    overflowWrap: 'anywhere',
  },
  '& output': { fontWeight: 650, fontSize: '0.8125rem', color: 'var(--ink)' },
  '& > button': { flex: 'none' },
});
