import type { TicketKind } from './ticket.ts';

export type Begun = { subject?: string; kind?: TicketKind; page?: string; requestId?: string };

export function newTicketPath({ subject, kind, page, requestId }: Begun): string {
  const query = new URLSearchParams();
  if (subject) query.set('perihal', subject);
  if (kind) query.set('jenis', kind);
  if (page) query.set('dari', page);
  if (requestId) query.set('permintaan', requestId);
  const text = query.toString();
  return `/helpdesk/tulis${text && `?${text}`}`;
}
