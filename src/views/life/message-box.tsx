import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { RecordContextProvider, useRefresh } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { translate } from '../../../lib/language.ts';
import { longest } from '../../../lib/shapes.ts';
import { isMessage, missingNote } from '../../../resources/life/note-rule.ts';
import { useOnline } from '../../shell/index.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { Input } from '../kinds/inputs.tsx';
import type { Row } from '../record.ts';
import type { Living } from './holder.ts';
import { lifeMessages } from './messages.ts';
import { useFiring } from './use-firing.tsx';

/**
 * One field and a button: the messages that are the reader's to write now. What is typed stays in this tab until it
 * is sent, also where somebody was faster.
 */
export function MessageBox({ resource, row }: { resource: Living; row: Row }) {
  const id = useId();
  const fire = useFiring(resource);
  const refresh = useRefresh();
  const isOnline = useOnline();
  const [text, setText] = useKeptText(`note.${resource.name}.${row.id}`);
  const [sending, setSending] = useState<string>();
  const events = (row.can?.events ?? []).filter(
    ({ event, blockedBy }) => isMessage(resource.life, event) && !blockedBy,
  );
  const asked = [...new Set(events.flatMap(({ event }) => resource.life.events[event]?.asks ?? []))].flatMap(
    (name) => (resource.fields[name] ? [[name, resource.fields[name]] as const] : []),
  );
  const none = Object.fromEntries(asked.map(([name]) => [name, []]));
  const form = useForm<FieldValues>({ defaultValues: none });
  const { errors, failure, isPending, submit, refuse, clear } = useSubmit(
    'note',
    ...asked.map(([name]) => name),
  );
  if (events.length === 0) return null;
  const send = (event: string) => {
    const missing = missingNote(resource.life, event, text);
    if (missing) return refuse({ note: translate(missing) });
    setSending(event);
    const values = form.getValues();
    return submit(
      async () => {
        await fire(row, { event, note: text.trim(), values });
        setText('');
        form.reset(none);
      },
      (refused) => {
        refuse({}, refused instanceof Error ? refused.message : '');
        refresh();
      },
    );
  };
  const [first] = events;
  return (
    <Box
      data-note-box
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (first) void send(first.event);
      }}
    >
      <TextField
        multiline
        minRows={3}
        maxRows={14}
        fullWidth
        placeholder={translate(lifeMessages.writeMessage)}
        value={text}
        error={Boolean(errors.note)}
        onChange={({ target }) => {
          setText(target.value);
          clear('note');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !first) return;
          event.preventDefault();
          void send(first.event);
        }}
        slotProps={{
          htmlInput: {
            maxLength: longest.message,
            'aria-label': translate(lifeMessages.writeMessage),
            'aria-describedby': `${id}-fault`,
          },
        }}
      />
      <div id={`${id}-fault`} aria-live="polite">
        {errors.note && <FaultLine text={errors.note} />}
      </div>
      <RecordContextProvider value={undefined}>
        <FormProvider {...form}>
          {asked.map(([name, field]) => (
            <div key={name}>
              <Input name={name} field={field} />
              {errors[name] && <FaultLine text={errors[name]} />}
            </div>
          ))}
        </FormProvider>
      </RecordContextProvider>
      {failure && (
        <div role="alert">
          <FaultLine text={failure} />
        </div>
      )}
      <Buttons>
        {events.toReversed().map(({ event }) => (
          <Button
            key={event}
            type={event === first?.event ? 'submit' : 'button'}
            variant={event === first?.event ? 'contained' : 'outlined'}
            loading={isPending && sending === event}
            disabled={!isOnline}
            {...(event !== first?.event && { onClick: () => void send(event) })}
          >
            {translate(resource.life.events[event]?.label ?? resource.singular)}
          </Button>
        ))}
      </Buttons>
    </Box>
  );
}

const Box = styled('form')({
  display: 'grid',
  gap: 8,
  paddingTop: 14,
  borderTop: '1px solid var(--line)',
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 });
