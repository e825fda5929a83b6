import type { LoggedMail, LoggedMailDetail } from '../domain/mail-log.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import type { Http } from './http.ts';

/** The mails the product wrote, for administrators (DESIGN 3). */
export type MailLogVerbs = {
  listMails: (query: ListQuery & { state?: string }) => Promise<Page<LoggedMail>>;
  readMail: (id: string, options?: { signal?: AbortSignal }) => Promise<LoggedMailDetail>;
};

const base = '/notification/api/Mail';

export const createMailLogVerbs = (http: Http): MailLogVerbs => ({
  listMails: async ({ signal, state, ...query }) =>
    pageOf<LoggedMail>(await http.json(base, { query: { ...dialect(query), state }, signal })),
  readMail: (id, options) => http.json(`${base}/${encodeURIComponent(id)}`, options),
});
