import type {
  NewTicket,
  Question,
  Ticket,
  TicketDetail,
  TicketPerson,
  TicketReply,
  Tour,
  ToursSeen,
} from '../domain/help/index.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };
export type TicketFilter = Partial<Record<'state' | 'kind' | 'assigned' | 'mine', string>>;

/** Questions and answers, tickets of the helpdesk, and the first look around. */
export type HelpVerbs = {
  listQuestions: (options?: Signalled) => Promise<Question[]>;
  listTickets: (query: Omit<ListQuery, 'filter'> & { filter?: TicketFilter }) => Promise<Page<Ticket>>;
  readTicket: (id: string, options?: Signalled) => Promise<TicketDetail>;
  createTicket: (ticket: NewTicket) => Promise<TicketDetail>;
  replyToTicket: (id: string, reply: TicketReply) => Promise<TicketDetail>;
  settleTicket: (id: string, verb: 'close' | 'reopen') => Promise<TicketDetail>;
  /** Null gives it back to all of the helpdesk. */
  assignTicket: (id: string, userId: string | null) => Promise<TicketDetail>;
  listHelpdeskPeople: (options?: Signalled) => Promise<TicketPerson[]>;
  readScreenshot: (id: string, fileId: string, options?: Signalled) => Promise<Blob>;
  toursSeen: (options?: Signalled) => Promise<ToursSeen>;
  markToursSeen: (tours: Tour[]) => Promise<ToursSeen>;
};

export function createHelpVerbs(http: Http): HelpVerbs {
  const base = '/help/api/Ticket';
  const at = (id: string, rest = '') => `${base}/${encodeURIComponent(id)}${rest}`;
  return {
    listQuestions: async (options) => pageOf<Question>(await http.json('/help/api/Faq', options)).items,
    listTickets: async ({ signal, ...query }) =>
      pageOf<Ticket>(await http.json(base, { query: dialect(query), ...(signal && { signal }) })),
    readTicket: (id, options) => http.json(at(id), options),
    createTicket: (ticket) => http.json(base, asJson('POST', ticket)),
    replyToTicket: (id, reply) => http.json(at(id, '/reply'), asJson('POST', reply)),
    settleTicket: (id, verb) => http.json(at(id, `/${verb}`), asJson('POST')),
    assignTicket: (id, userId) => http.json(at(id, '/assign'), asJson('POST', { userId })),
    listHelpdeskPeople: async (options) =>
      pageOf<TicketPerson>(await http.json(`${base}/assignees`, options)).items,
    readScreenshot: (id, fileId, options) =>
      http.blob(at(id, `/files/${encodeURIComponent(fileId)}`), options),
    toursSeen: (options) => http.json('/help/api/Tour', options),
    markToursSeen: (tours) => http.json('/help/api/Tour', asJson('POST', { tours })),
  };
}
