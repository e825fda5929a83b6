import type { MailLogCalls } from '../domain/calls/mail-log.ts';
import { dialect, type ListQuery, pageOf } from './dialect.ts';
import type { Http } from './http.ts';

const base = '/notification/api/Mail';

/** The mails the product wrote, for administrators (DESIGN 3). */
export const createMailLogVerbs = ({ call }: Http) => ({
  listMails: async ({ signal, state, ...query }: ListQuery & { state?: string }) =>
    pageOf(await call<MailLogCalls['list']>('GET', base, { query: { ...dialect(query), state }, signal })),
  readMail: (id: string, options?: { signal?: AbortSignal }) =>
    call<MailLogCalls['read']>('GET', `${base}/${encodeURIComponent(id)}`, options),
});
