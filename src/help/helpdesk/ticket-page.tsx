import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { TicketDetail } from '../../../domain/calls/help.ts';
import { helpdeskPath, ticketStates } from '../../../domain/help/index.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import { ErrorPage } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage, statusOf } from '../../ui/failures.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { useRequest } from '../../ui/use-request.ts';
import { messages } from '../messages.ts';
import { Conversation } from './conversation.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import './helpdesk.css';

export default function TicketPage() {
  const { id = '' } = useParams();
  const { readTicket } = useNaskah();
  const { data, error, refetch } = useQuery({
    queryKey: ['tickets', 'one', id],
    queryFn: ({ signal }) => readTicket(id, { signal }),
    // The other side answers while one waits here.
    refetchInterval: 30_000,
  });
  const { isPending, settle } = useSettle(id);
  if (!data && statusOf(error) === 404) return <ErrorPage status={404} />;
  if (!data)
    return (
      <>
        <PageHeader title={translate(messages.ticket)} breadcrumb={crumbs()} />
        {error && (
          <section className="card">
            <EmptyState title={translate(messages.ticketsFailed)} onRetry={refetch} />
          </section>
        )}
      </>
    );
  return (
    <div className="ticket">
      <PageHeader
        title={data.subject}
        breadcrumb={crumbs()}
        chips={<StateChip of={choiceOf(ticketStates, data.state)} />}
        actions={
          <>
            {data.can.close && (
              <Button variant="outlined" loading={isPending} onClick={() => settle('close')}>
                {translate(messages.close)}
              </Button>
            )}
            {data.can.reopen && (
              <Button variant="outlined" loading={isPending} onClick={() => settle('reopen')}>
                {translate(messages.reopen)}
              </Button>
            )}
          </>
        }
      />
      <div className="ticket-sides">
        <div className="ticket-talk">
          <Conversation ticket={data} />
          {data.can.reply ? (
            <ReplyForm key={data.id} id={data.id} />
          ) : (
            <p className="ticket-note">{translate(messages.closedNote)}</p>
          )}
        </div>
        <TicketFacts ticket={data} />
      </div>
    </div>
  );
}

const crumbs = () => [{ label: translate(messages.helpdesk), to: helpdeskPath }];

function useSettle(id: string) {
  const { settleTicket } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const { isPending, request } = useRequest((failure) => {
    notify(statusOf(failure) === 409 ? translate(messages.changedMeanwhile) : failureMessage(failure), {
      type: 'error',
    });
    void client.invalidateQueries({ queryKey: ['tickets', 'one', id] });
  });
  const settle = (verb: 'close' | 'reopen') =>
    request(async () => {
      client.setQueryData<TicketDetail>(['tickets', 'one', id], await settleTicket(id, verb));
      void client.invalidateQueries({ queryKey: ['tickets', 'list'] });
    });
  return { isPending, settle };
}
