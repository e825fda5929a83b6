import type { Begun } from './new-ticket-path.ts';
import { ticketKinds } from './ticket.ts';

/** What `newTicketPath` wrote, read back. An address is anybody's to write: only a path of this site counts as a page. */
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
