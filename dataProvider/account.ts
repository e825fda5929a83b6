import type {
  AccountCalls,
  NewApiToken,
  RecoveryCodes,
  TwoFactorSetUp,
  TwoFactorState,
} from '../domain/calls/account.ts';
import type { BodyOf } from '../domain/calls/define-call.ts';
import type { SessionCalls } from '../domain/calls/session.ts';
import type { Language } from '../lib/language.ts';
import type { Http, Signalled } from './http.ts';

const base = '/user/api/Account';
type Proof = { password: string; code: string };

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
  twoFactor: (options?: Signalled): Promise<TwoFactorState> =>
    call<AccountCalls['twoFactor']>('GET', `${base}/TwoFactor`, options),
  beginTwoFactor: (password: string): Promise<TwoFactorSetUp> =>
    call<AccountCalls['beginTwoFactor']>('POST', `${base}/TwoFactor`, { body: { password } }),
  confirmTwoFactor: (code: string): Promise<RecoveryCodes> =>
    call<AccountCalls['confirmTwoFactor']>('POST', `${base}/TwoFactor/confirm`, { body: { code } }),
  renewRecoveryCodes: (body: Proof): Promise<RecoveryCodes> =>
    call<AccountCalls['renewRecoveryCodes']>('POST', `${base}/TwoFactor/recovery-codes`, { body }),
  endTwoFactor: (body: Proof) =>
    call<AccountCalls['endTwoFactor']>('POST', `${base}/TwoFactor/end`, { body }),
  apiTokens: (options?: Signalled) => call<AccountCalls['apiTokens']>('GET', `${base}/Token`, options),
  /** Only this answer has the token. */
  createApiToken: (body: NewApiToken) =>
    call<AccountCalls['createApiToken']>('POST', `${base}/Token`, { body }),
  revokeApiToken: (id: string) =>
    call<AccountCalls['revokeApiToken']>('DELETE', `${base}/Token/${encodeURIComponent(id)}`),
  twoFactorOf: (userId: string, options?: Signalled) =>
    call<AccountCalls['twoFactorOf']>('GET', ofUser(userId), options),
  resetTwoFactorOf: (userId: string) => call<AccountCalls['resetTwoFactorOf']>('DELETE', ofUser(userId)),
});

const ofUser = (id: string) => `/user/api/User/${encodeURIComponent(id)}/TwoFactor` as const;
