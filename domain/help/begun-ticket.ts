import type { Begun } from './new-ticket-path.ts';
import { ticketKinds } from './ticket.ts';

/** Parses what `newTicketPath` wrote. Anybody can write an address: only paths of this site count as a page. */
export function begunOf(query: URLSearchParams): Begun {
  const kind = ticketKinds.find(({ value }) => value === query.get('jenis'))?.value;
  const page = query.get('dari') ?? '';
  return {
    subject: (query.get('perihal') ?? '').slice(0, 200),
    page: /^\/(?!\/)/.test(page) ? page.slice(0, 500) : '',
    requestId: (query.get('permintaan') ?? '').slice(0, 100),
    ...(kind && { kind }),
  };
}
