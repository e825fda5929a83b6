import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import {
  begunOf,
  newTicketPath,
  runsHelpdesk,
  ticketKinds,
  ticketStates,
} from '../../../domain/help/index.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedCard } from '../../ui/paged-card.tsx';
import { Filter, SearchLine } from '../../ui/pickers/index.ts';
import { messages } from '../messages.ts';
import { TicketRows } from './ticket-rows.tsx';
import { type TicketsPlace, useTicketsPlace } from './use-tickets-place.ts';
import './helpdesk.css';

const perPage = 10;
const options = (known: readonly { value: string; label: Message }[]) =>
  known.map(({ value, label }) => ({ value, label: translate(label) }));

/** `/helpdesk`: the user's own tickets; all tickets, with filters, for helpdesk staff. */
export default function HelpdeskPage() {
  const { data: signed } = useSigned();
  const { listTickets } = useNaskah();
  const place = useTicketsPlace();
  const [params] = useSearchParams();
  const isHelpdesk = signed ? runsHelpdesk(signed.viewer) : false;
  const query = useQuery({
    queryKey: ['tickets', 'list', place.page, place.search, place.filter],
    queryFn: ({ signal }) =>
      listTickets({ page: place.page, perPage, firstChar: place.search, filter: place.filter, signal }),
    placeholderData: keepPreviousData,
  });
  const hasPages = (query.data?.totalCount ?? 0) > perPage;
  const write = (
    <Button
      component={LinkBase}
      to={newTicketPath(begunOf(params))}
      variant="contained"
      startIcon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
    >
      {translate(messages.write)}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={translate(messages.helpdesk)}
        text={translate(isHelpdesk ? messages.helpdeskAboutAll : messages.helpdeskAbout)}
        actions={write}
      />
      {(isHelpdesk || place.isNarrowed || hasPages) && <Filters place={place} isHelpdesk={isHelpdesk} />}
      <PagedCard
        query={query}
        failed={translate(messages.ticketsFailed)}
        waiting={<Waiting />}
        empty={
          place.isNarrowed ? (
            <EmptyState
              title={translate(messages.ticketsNothing)}
              action={<Button onClick={place.clear}>{translate(commonMessages.clearFilters)}</Button>}
            />
          ) : (
            <EmptyState title={translate(messages.ticketsEmpty)} />
          )
        }
        page={place.page}
        size={perPage}
        onPage={place.turn}
        range={null}
        className="card"
      >
        {(tickets) => <TicketRows tickets={tickets} isHelpdesk={isHelpdesk} />}
      </PagedCard>
    </>
  );
}

function Filters({ place, isHelpdesk }: { place: TicketsPlace; isHelpdesk: boolean }) {
  return (
    <search className="tickets-filters">
      <SearchLine
        label={translate(messages.ticketSearch)}
        value={place.search}
        onChange={(search) => place.set({ search })}
      />
      <Filter
        label={translate(messages.state)}
        value={place.filter.state ?? ''}
        options={[{ value: 'open', label: translate(messages.open) }, ...options(ticketStates)]}
        onChange={(state) => place.set({ state })}
      />
      <Filter
        label={translate(messages.kind)}
        value={place.filter.kind ?? ''}
        options={options(ticketKinds)}
        onChange={(kind) => place.set({ kind })}
      />
      {isHelpdesk && (
        <>
          <Filter
            label={translate(messages.assigned)}
            value={place.filter.assigned ?? ''}
            options={[
              { value: 'me', label: translate(messages.byMe) },
              { value: 'none', label: translate(messages.byNobody) },
            ]}
            onChange={(assigned) => place.set({ assigned })}
          />
          <Filter
            label={translate(messages.mine)}
            value={place.filter.mine ?? ''}
            options={[{ value: '1', label: translate(messages.mineOnly) }]}
            onChange={(mine) => place.set({ mine })}
          />
        </>
      )}
    </search>
  );
}

function Waiting() {
  return (
    <div className="tickets-wait" aria-hidden="true">
      {[62, 48, 70].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
