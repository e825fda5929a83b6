import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { TicketDetail } from '../../../domain/calls/help.ts';
import { ticketKinds } from '../../../domain/help/index.ts';
import { translate } from '../../../lib/language.ts';
import { failureMessage } from '../../ui/failures.ts';
import { Labelled } from '../../ui/form-dialog.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { messages } from '../messages.ts';

export function TicketFacts({ ticket }: { ticket: TicketDetail }) {
  const kind = translate(ticketKinds.find(({ value }) => value === ticket.kind)?.label) ?? ticket.kind;
  const facts: [string, string][] = [
    [translate(messages.kind), kind],
    [translate(messages.by), ticket.by.name],
    [translate(messages.post), [ticket.positionName, ticket.unitName].filter(Boolean).join(', ')],
    [translate(messages.written), formatDateTime(ticket.createdAt)],
    [translate(messages.browser), ticket.browser],
    [translate(messages.request), ticket.requestId],
  ];
  return (
    <aside className="card pad ticket-facts" aria-label={`${translate(messages.ticket)} ${ticket.number}`}>
      <h2>{`${translate(messages.ticket)} ${ticket.number}`}</h2>
      {ticket.can.assign ? (
        <AssigneeField ticket={ticket} />
      ) : (
        ticket.assignee && <Fact label={translate(messages.assigned)} value={ticket.assignee.name} />
      )}
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {ticket.page && (
          <div>
            <dt>{translate(messages.page)}</dt>
            <dd>
              {/^\/(?!\/)/.test(ticket.page) ? (
                <LinkBase to={ticket.page}>{ticket.page}</LinkBase>
              ) : (
                ticket.page
              )}
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <dl>
      <div>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    </dl>
  );
}

function AssigneeField({ ticket }: { ticket: TicketDetail }) {
  const id = useId();
  const { assignTicket, listHelpdeskPeople } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const { data: people = ticket.assignee ? [ticket.assignee] : [] } = useQuery({
    queryKey: ['tickets', 'people'],
    queryFn: ({ signal }) => listHelpdeskPeople({ signal }),
    staleTime: 60_000,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (userId: string | null) => assignTicket(ticket.id, userId),
    onSuccess: (changed) => {
      client.setQueryData(['tickets', 'one', ticket.id], changed);
      void client.invalidateQueries({ queryKey: ['tickets', 'list'] });
    },
    onError: (error: Error) => notify(failureMessage(error), { type: 'error' }),
  });
  const value = people.some((person) => person.id === ticket.assignee?.id) ? (ticket.assignee?.id ?? '') : '';
  return (
    <Labelled id={id} label={translate(messages.assigned)}>
      <TextField
        select
        size="small"
        hiddenLabel
        fullWidth
        value={value}
        disabled={isPending}
        onChange={(event) => mutate(event.target.value || null)}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { 'aria-labelledby': `${id}-label` } },
        }}
      >
        <MenuItem value="">{translate(messages.byNobody)}</MenuItem>
        {people.map((person) => (
          <MenuItem key={person.id} value={person.id}>
            {person.name}
          </MenuItem>
        ))}
      </TextField>
    </Labelled>
  );
}
