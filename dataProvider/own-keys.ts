import type {
  AccountCalls,
  NewApiToken,
  RecoveryCodes,
  TwoFactorSetUp,
  TwoFactorState,
} from '../domain/calls/account.ts';
import type { Http, Signalled } from './http.ts';

const base = '/user/api/Account';
type Proof = { password: string; code: string };

/** One's second step and API tokens; made where they are used, since few need them. */
export const createOwnKeyVerbs = ({ call }: Pick<Http, 'call'>) => ({
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
});
