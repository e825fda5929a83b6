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
import { say, type Words } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedCard } from '../../ui/paged-card.tsx';
import { Filter, SearchLine } from '../../ui/pickers/index.ts';
import { commonWords } from '../../ui/words.ts';
import { words } from '../words.ts';
import { TicketRows } from './ticket-rows.tsx';
import { type TicketsPlace, useTicketsPlace } from './use-tickets-place.ts';
import './helpdesk.css';

const perPage = 10;
const options = (known: readonly { value: string; label: Words }[]) =>
  known.map(({ value, label }) => ({ value, label: say(label) }));

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
      {say(words.write)}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={say(words.helpdesk)}
        text={say(isHelpdesk ? words.helpdeskAboutAll : words.helpdeskAbout)}
        actions={write}
      />
      {(isHelpdesk || place.isNarrowed || hasPages) && <Filters place={place} isHelpdesk={isHelpdesk} />}
      <PagedCard
        query={query}
        failed={say(words.ticketsFailed)}
        waiting={<Waiting />}
        empty={
          place.isNarrowed ? (
            <EmptyState
              title={say(words.ticketsNothing)}
              action={<Button onClick={place.clear}>{say(commonWords.clearFilters)}</Button>}
            />
          ) : (
            <EmptyState title={say(words.ticketsEmpty)} />
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
        label={say(words.ticketSearch)}
        value={place.search}
        onChange={(search) => place.set({ search })}
      />
      <Filter
        label={say(words.state)}
        value={place.filter.state ?? ''}
        options={[{ value: 'open', label: say(words.open) }, ...options(ticketStates)]}
        onChange={(state) => place.set({ state })}
      />
      <Filter
        label={say(words.kind)}
        value={place.filter.kind ?? ''}
        options={options(ticketKinds)}
        onChange={(kind) => place.set({ kind })}
      />
      {isHelpdesk && (
        <>
          <Filter
            label={say(words.assigned)}
            value={place.filter.assigned ?? ''}
            options={[
              { value: 'me', label: say(words.byMe) },
              { value: 'none', label: say(words.byNobody) },
            ]}
            onChange={(assigned) => place.set({ assigned })}
          />
          <Filter
            label={say(words.mine)}
            value={place.filter.mine ?? ''}
            options={[{ value: '1', label: say(words.mineOnly) }]}
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
