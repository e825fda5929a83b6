import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { newId, useNaskah } from '../../../dataProvider/index.ts';
import { ticketLimits } from '../../../domain/help/index.ts';
import { newReply } from '../../../domain/help/ticket-schema.ts';
import { translate } from '../../../lib/language.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { messages } from '../messages.ts';
import { missingIn } from './missing-in.ts';
import { ScreenshotField, screenshotOf } from './screenshot-field.tsx';

/** A further word on a ticket, with a picture where one helps. */
export function ReplyForm({ id }: { id: string }) {
  const { replyToTicket } = useNaskah();
  const client = useQueryClient();
  const [reply, setReply] = useState(() => ({ id: newId(), text: '' }));
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const { errors, failure, isPending, submit, refuse, clear } = useSubmit('text', 'screenshot');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = missingIn(newReply, reply);
    if (Object.keys(missing).length > 0) return refuse(missing);
    return submit(async () => {
      const ticket = await replyToTicket(id, {
        ...reply,
        ...(screenshot && { screenshot: await screenshotOf(screenshot) }),
      });
      setReply({ id: newId(), text: '' });
      setScreenshot(null);
      client.setQueryData(['tickets', 'one', id], ticket);
      void client.invalidateQueries({ queryKey: ['tickets', 'list'] });
    });
  };
  return (
    <form className="card pad" onSubmit={send} noValidate>
      <TextLine
        label={translate(messages.reply)}
        value={reply.text}
        lines={3}
        max={ticketLimits.text}
        error={errors.text}
        onChange={(text) => {
          setReply({ ...reply, text });
          clear();
        }}
      />
      <ScreenshotField file={screenshot} error={errors.screenshot} onChange={setScreenshot} />
      <p role="alert" className="ticket-fault">
        {failure}
      </p>
      <div className="ticket-actions">
        <Button variant="contained" type="submit" loading={isPending}>
          {translate(messages.sendReply)}
        </Button>
      </div>
    </form>
  );
}
