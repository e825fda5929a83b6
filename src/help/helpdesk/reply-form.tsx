import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { newId, useNaskah } from '../../../dataProvider/index.ts';
import { ticketLimits } from '../../../domain/help/index.ts';
import { newReply } from '../../../domain/help/ticket-schema.ts';
import { say } from '../../../lib/language.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { words } from '../words.ts';
import { ScreenshotField, screenshotOf } from './screenshot-field.tsx';
import { faultsOf, missingIn, noFaults } from './send-faults.ts';

/** A further word on a ticket, with a picture where one helps. */
export function ReplyForm({ id }: { id: string }) {
  const { replyToTicket } = useNaskah();
  const client = useQueryClient();
  const [reply, setReply] = useState(() => ({ id: newId(), text: '' }));
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () =>
      replyToTicket(id, { ...reply, ...(screenshot && { screenshot: await screenshotOf(screenshot) }) }),
    onSuccess: (ticket) => {
      setReply({ id: newId(), text: '' });
      setScreenshot(null);
      client.setQueryData(['tickets', 'one', id], ticket);
      void client.invalidateQueries({ queryKey: ['tickets', 'list'] });
    },
  });
  const [own, setOwn] = useState(noFaults.fields);
  const faults = error ? faultsOf(error, ['text', 'screenshot']) : { ...noFaults, fields: own };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const missing = missingIn(newReply, reply);
    setOwn(missing);
    if (Object.keys(missing).length === 0) return mutate();
    reset();
    event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form className="card pad" onSubmit={send} noValidate>
      <TextLine
        label={say(words.reply)}
        value={reply.text}
        lines={3}
        max={ticketLimits.text}
        error={faults.fields.text}
        onChange={(text) => {
          setReply({ ...reply, text });
          setOwn(noFaults.fields);
          if (error) reset();
        }}
      />
      <ScreenshotField file={screenshot} error={faults.fields.screenshot} onChange={setScreenshot} />
      <p role="alert" className="ticket-fault">
        {faults.rest}
      </p>
      <div className="ticket-actions">
        <Button variant="contained" type="submit" loading={isPending}>
          {say(words.sendReply)}
        </Button>
      </div>
    </form>
  );
}
