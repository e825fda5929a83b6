import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import { helpdeskPath, type TicketKind, ticketKinds, ticketLimits } from '../../../domain/help/index.ts';
import { newTicket } from '../../../domain/help/ticket-schema.ts';
import { translate } from '../../../lib/language.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { messages } from '../messages.ts';
import { missingIn } from './missing-in.ts';
import { ScreenshotField, screenshotOf } from './screenshot-field.tsx';
import { useTicketDraft } from './use-ticket-draft.ts';
import './helpdesk.css';

/** `/helpdesk/tulis`: a new ticket; page and browser are filled in and visible before submission. */
export default function NewTicketPage() {
  const { createTicket } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const kindId = useId();
  const { draft, change: keep, screenshot, setScreenshot, forget } = useTicketDraft();
  const { errors, failure, isPending, submit, refuse, clear } = useSubmit(...shown);
  const change: typeof keep = (changed) => {
    keep(changed);
    for (const field of shown) if (field in changed) clear(field);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingIn(newTicket, draft);
    if (Object.keys(missing).length > 0) return refuse(missing);
    return submit(async () => {
      const ticket = await createTicket({
        ...draft,
        ...(screenshot && { screenshot: await screenshotOf(screenshot) }),
      });
      forget();
      client.setQueryData(['tickets', 'one', ticket.id], ticket);
      void client.invalidateQueries({ queryKey: ['tickets', 'list'] });
      notify(translate(messages.sent), { type: 'success' });
      navigate(`${helpdeskPath}/${ticket.id}`, { replace: true });
    });
  };
  return (
    <form className="ticket-form" onSubmit={send} noValidate>
      <PageHeader
        title={translate(messages.write)}
        breadcrumb={[{ label: translate(messages.helpdesk), to: helpdeskPath }]}
        text={translate(messages.helpdeskAbout)}
      />
      <section className="card pad">
        <TextLine
          label={translate(messages.subject)}
          value={draft.subject}
          max={ticketLimits.subject}
          error={errors.subject}
          onChange={(subject) => change({ subject })}
        />
        <Labelled id={kindId} label={translate(messages.kind)}>
          <TextField
            select
            size="small"
            hiddenLabel
            fullWidth
            value={draft.kind}
            error={Boolean(errors.kind)}
            helperText={errors.kind && <FaultLine text={errors.kind} />}
            onChange={(event) => change({ kind: event.target.value as TicketKind })}
            slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': `${kindId}-label` } } }}
          >
            {ticketKinds.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {translate(label)}
              </MenuItem>
            ))}
          </TextField>
        </Labelled>
        <TextLine
          label={translate(messages.description)}
          value={draft.description}
          max={ticketLimits.text}
          lines={5}
          hint={translate(messages.descriptionHint)}
          error={errors.description}
          onChange={(description) => change({ description })}
        />
        <ScreenshotField file={screenshot} error={errors.screenshot} onChange={setScreenshot} />
      </section>
      <section className="card pad" aria-labelledby={`${kindId}-told`}>
        <h2 id={`${kindId}-told`}>{translate(messages.toldToo)}</h2>
        <p className="ticket-note">{translate(messages.toldTooHint)}</p>
        {(['page', 'browser', 'requestId'] as const).map(
          (name) =>
            (name !== 'requestId' || draft.requestId) && (
              <TextLine
                key={name}
                label={translate(name === 'requestId' ? messages.request : messages[name])}
                value={draft[name]}
                isOptional
                max={name === 'requestId' ? 100 : ticketLimits.place}
                error={errors[name]}
                onChange={(value) => change({ [name]: value })}
              />
            ),
        )}
      </section>
      <p role="alert" className="ticket-fault">
        {failure}
      </p>
      <div className="ticket-actions">
        <Button variant="text" component={LinkBase} to={helpdeskPath}>
          {translate(commonMessages.cancel)}
        </Button>
        <Button variant="contained" type="submit" loading={isPending}>
          {translate(messages.send)}
        </Button>
      </div>
    </form>
  );
}

const shown = ['subject', 'kind', 'description', 'page', 'browser', 'requestId', 'screenshot'] as const;
