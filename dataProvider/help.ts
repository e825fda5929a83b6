import type { HelpCalls } from '../domain/calls/help.ts';
import type { NewTicket, TicketReply, Tour } from '../domain/help/index.ts';
import { dialect, type ListQuery, pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

export type TicketFilter = Partial<Record<'state' | 'kind' | 'assigned' | 'mine', string>>;

const base = '/help/api/Ticket';
const at = (id: string) => `${base}/${encodeURIComponent(id)}` as const;

/** Questions and answers, tickets of the helpdesk, and the first look around. */
export const createHelpVerbs = ({ call, file }: Http) => ({
  listQuestions: async (options?: Signalled) =>
    pageOf(await call<HelpCalls['listQuestions']>('GET', '/help/api/Faq', options)).items,
  listTickets: async ({ signal, ...query }: Omit<ListQuery, 'filter'> & { filter?: TicketFilter }) =>
    pageOf(await call<HelpCalls['list']>('GET', base, { query: dialect(query), ...(signal && { signal }) })),
  readTicket: (id: string, options?: Signalled) => call<HelpCalls['read']>('GET', at(id), options),
  createTicket: (body: NewTicket) => call<HelpCalls['create']>('POST', base, { body }),
  replyToTicket: (id: string, body: TicketReply) =>
    call<HelpCalls['reply']>('POST', `${at(id)}/reply`, { body }),
  settleTicket: (id: string, verb: 'close' | 'reopen') =>
    call<HelpCalls[typeof verb]>('POST', `${at(id)}/${verb}`, { body: {} }),
  /** Null gives it back to all of the helpdesk. */
  assignTicket: (id: string, userId: string | null) =>
    call<HelpCalls['assign']>('POST', `${at(id)}/assign`, { body: { userId } }),
  listHelpdeskPeople: async (options?: Signalled) =>
    pageOf(await call<HelpCalls['listAssignees']>('GET', `${base}/assignees`, options)).items,
  readScreenshot: (id: string, fileId: string, options?: Signalled) =>
    file<HelpCalls['readScreenshot']>('GET', `${at(id)}/files/${encodeURIComponent(fileId)}`, options),
  toursSeen: (options?: Signalled) => call<HelpCalls['readTours']>('GET', '/help/api/Tour', options),
  markToursSeen: (tours: Tour[]) =>
    call<HelpCalls['markToursSeen']>('POST', '/help/api/Tour', { body: { tours } }),
});
