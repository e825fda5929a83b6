import type { AccountCalls } from '../domain/calls/account.ts';
import type { BodyOf } from '../domain/calls/define-call.ts';
import type { SessionCalls } from '../domain/calls/session.ts';
import type { Language } from '../lib/language.ts';
import type { Http, Signalled } from './http.ts';

const base = '/user/api/Account';

export const createAccountVerbs = ({ call }: Http) => ({
  setPicture: (body: Blob) => call<AccountCalls['setPicture']>('PUT', `${base}/Picture`, { body }),
  removePicture: () => call<AccountCalls['removePicture']>('DELETE', `${base}/Picture`),
  setLanguage: (language: Language) =>
    call<AccountCalls['setLanguage']>('PUT', `${base}/Language`, { body: { language } }),
  /** @param body `endTokens` also revokes the tokens that programs and calendars fetch with */
  changePassword: (body: BodyOf<SessionCalls['changePassword']>) =>
    call<SessionCalls['changePassword']>('POST', `${base}/ChangePassword`, { body }),
  devices: (options?: Signalled) => call<AccountCalls['devices']>('GET', `${base}/Session`, options),
  endDevice: (id: string) =>
    call<AccountCalls['endDevice']>('DELETE', `${base}/Session/${encodeURIComponent(id)}`),
  endOtherDevices: () =>
    call<AccountCalls['endOtherDevices']>('POST', `${base}/Session/revoke-others`, { body: {} }),
  twoFactorOf: (userId: string, options?: Signalled) =>
    call<AccountCalls['twoFactorOf']>('GET', ofUser(userId), options),
  resetTwoFactorOf: (userId: string) => call<AccountCalls['resetTwoFactorOf']>('DELETE', ofUser(userId)),
});

const ofUser = (id: string) => `/user/api/User/${encodeURIComponent(id)}/TwoFactor` as const;
