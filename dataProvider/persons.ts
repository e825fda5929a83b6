import type { BodyOf } from '../domain/calls/define-call.ts';
import type { InvitationCalls } from '../domain/calls/invitations.ts';
import type { PersonCalls } from '../domain/calls/persons.ts';
import type { Http, Sendable, Signalled } from './http.ts';

const base = '/user/api/Person';
const ofUser = (id: string) => `/user/api/User/${encodeURIComponent(id)}` as const;
type Body = Sendable<BodyOf<PersonCalls['create']>>;

/** Verbs of the form that makes people; loaded with it. */
export const createPersonVerbs = ({ call }: Pick<Http, 'call'>) => ({
  readPerson: (id: string, options?: Signalled) =>
    call<PersonCalls['read']>('GET', `${base}/${encodeURIComponent(id)}`, options),
  createPerson: (body: Body) => call<PersonCalls['create']>('POST', base, { body }),
  changePerson: (id: string, body: Body) =>
    call<PersonCalls['change']>('PUT', `${base}/${encodeURIComponent(id)}`, { body }),
  lookAtPerson: (body: Sendable<BodyOf<PersonCalls['look']>>, options?: Signalled) =>
    call<PersonCalls['look']>('POST', `${base}/Look`, { body, ...options }),
  invite: (id: string, byMail: boolean) =>
    call<InvitationCalls['invite']>('POST', `${ofUser(id)}/Invitation`, { body: { byMail } }),
  giveTemporaryPassword: (id: string) =>
    call<InvitationCalls['giveTemporaryPassword']>('POST', `${ofUser(id)}/TemporaryPassword`, { body: {} }),
  unlock: (id: string) => call<PersonCalls['unlock']>('DELETE', `${ofUser(id)}/Lock`),
  endSessionsOf: (id: string) => call<PersonCalls['endSessions']>('DELETE', `${ofUser(id)}/Session`),
});
