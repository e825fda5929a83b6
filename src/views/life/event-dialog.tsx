import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { type FieldValues, FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Firing } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { longest } from '../../../lib/shapes.ts';
import type { Field } from '../../../resources/declare.ts';
import { hiddenIn, lockedIn, requiredIn } from '../../../resources/field-conditions.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import type { LifeEvent } from '../../../resources/life/life.ts';
import { targetOf } from '../../../resources/life/next-stage.ts';
import { isMessage, missingNote } from '../../../resources/life/note-rule.ts';
import { failureMessage, fieldErrors, isRefusal } from '../../ui/failures.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { emptyRecord } from '../form/empty-record.ts';
import { fieldsResolver } from '../form/fields-resolver.ts';
import { asked } from '../form/use-conditions.ts';
import { Input } from '../kinds/inputs.tsx';
import type { Row } from '../record.ts';
import { holderLabel, type Living, whoLabel } from './holder.ts';
import { lifeMessages } from './messages.ts';

type Props = {
  resource: Living;
  /** Undefined for many records. */
  row: Row | undefined;
  event: string;
  /** @throws HttpError as the server refuses it */
  onFire: (firing: Firing) => Promise<void>;
  /** Somebody else acted meanwhile, or it is not theirs any more. */
  onStale: (message: string) => void;
  onClose: () => void;
};

/** What an event asks, who is told, and whose turn it is then. */
export default function EventDialog({ resource, row, event: name, onFire, onStale, onClose }: Props) {
  const id = useId();
  const event = resource.life.events[name] as LifeEvent;
  // A file is of one record.
  const all = askedFields(resource, event).filter(([, field]) => row !== undefined || !holdsFiles(field));
  const isSaid = isMessage(resource.life, name);
  const first = { ...emptyRecord(resource), ...row };
  // Locks go by the stage it leaves, all else by the one it comes to.
  const askedOf = (typed: FieldValues) => {
    // Of many records it is not known what they hold.
    if (!row) return all;
    const whole = { ...first, ...typed };
    const to = targetOf(event, whole);
    const then = { ...whole, ...(to && { stage: to }) };
    const hidden = hiddenIn(resource.fields, then);
    const locked = lockedIn(resource.fields, whole);
    const required = requiredIn(resource.fields, then);
    return all
      .filter(([field]) => !hidden.has(field) && !locked.has(field))
      .map(([field, declared]) => [field, asked(declared, required.has(field))] as const);
  };
  const form = useForm({
    defaultValues: Object.fromEntries(
      all.map(([field, declared]) => [field, holdsFiles(declared) ? [] : (first[field] ?? null)]),
    ),
    resolver: (typed, ...more) => fieldsResolver(askedOf(typed))(typed, ...more),
  });
  const fields = askedOf(useWatch({ control: form.control }));
  const [note, setNote] = useState('');
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');
  const submit = async (values: FieldValues) => {
    const missing = missingNote(resource.life, name, note);
    setFault(missing ? translate(missing) : '');
    setFailure('');
    if (missing) return;
    try {
      await onFire({
        event: name,
        ...(row && { version: row.version }),
        ...(fields.length > 0 && { values }),
        ...(note.trim() && { note: note.trim() }),
      });
      onClose();
    } catch (refused) {
      if (isRefusal(refused)) {
        onClose();
        return onStale(failureMessage(refused));
      }
      const errors = fieldErrors(refused);
      const own = fields.filter(([field]) => errors[field]);
      for (const [field] of own) form.setError(field, { type: 'custom', message: errors[field] ?? '' });
      if (errors.note) setFault(errors.note);
      else if (own.length === 0) setFailure(failureMessage(refused));
    }
  };
  return (
    <FormDialog
      title={translate(event.label)}
      confirm={translate(event.label)}
      danger={event.tone === 'danger'}
      form={{ isPending: form.formState.isSubmitting, failure }}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
    >
      <RecordContextProvider value={row}>
        <FormProvider {...form}>
          <Inputs>
            {fields.map(([field, declared]) => (
              <Input key={field} name={field} field={declared} />
            ))}
            {event.note && (
              <Labelled
                id={id}
                label={translate(
                  isSaid
                    ? lifeMessages.message
                    : event.note === 'required'
                      ? commonMessages.reason
                      : commonMessages.note,
                )}
                isOptional={event.note === 'optional'}
              >
                <TextField
                  id={id}
                  multiline
                  minRows={3}
                  fullWidth
                  value={note}
                  error={fault !== ''}
                  onChange={({ target }) => setNote(target.value)}
                  slotProps={{
                    htmlInput: {
                      maxLength: isSaid ? longest.message : longest.note,
                      'aria-describedby': `${id}-fault`,
                    },
                  }}
                />
                <div id={`${id}-fault`} aria-live="polite">
                  {fault && <FaultLine text={fault} />}
                </div>
              </Labelled>
            )}
            <Follows resource={resource} event={event} row={row} />
          </Inputs>
        </FormProvider>
      </RecordContextProvider>
    </FormDialog>
  );
}

/** Whose turn it is then, and who is told. */
function Follows({ resource, event, row }: { resource: Living; event: LifeEvent; row: Row | undefined }) {
  if (!row) return null;
  // Whom this dialog asks for is seen in its field.
  const to = targetOf(event, row);
  const person = to && resource.life.stages[to]?.holder?.person;
  const isAsked = person !== undefined && event.asks?.includes(String(person));
  const next = to && !isAsked && holderLabel(resource, to, row);
  const told = (event.tells ?? []).flatMap((who) => whoLabel(resource, who, row) ?? []);
  if (!next && told.length === 0) return null;
  return (
    <p>
      {next && translate(lifeMessages.next(next))}
      {told.length > 0 && ` ${translate(lifeMessages.told(told.join(', ')))}`}
    </p>
  );
}

/** The asked fields, required where the event or its stage wants them. */
function askedFields(
  { fields, life }: Living,
  { asks = [], requires = [], to }: LifeEvent,
): [string, Field][] {
  const wanted = new Set([...requires, ...((to && life.stages[to]?.required) || [])]);
  return asks.flatMap((name): [string, Field][] => {
    const field = fields[name];
    if (!field) return [];
    return [
      [
        name,
        wanted.has(name) ? ({ ...field, options: { ...field.options, required: true } } as Field) : field,
      ],
    ];
  });
}

const Inputs = styled('div')({
  paddingTop: 4,
  display: 'grid',
  gap: 14,
  '& > p': { margin: 0, color: 'var(--ink-2)' },
});
