import type { BodyOf } from '../domain/calls/define-call.ts';
import type { DirectoryCalls } from '../domain/calls/directory.ts';
import type { SessionCalls } from '../domain/calls/session.ts';
import type { Http, Signalled } from './http.ts';

const base = '/user/api/Directory';
const groups = `${base}/Group` as const;

/** Calls about the company's directory; made where they are used, since few need them. */
export const createDirectoryVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** Which ways of signing in there are beside a Naskah password. */
  signInWays: (options?: Signalled) =>
    call<SessionCalls['signInWays']>('GET', '/user/api/Account/SignInWays', options),
  read: (options?: Signalled) => call<DirectoryCalls['read']>('GET', base, options),
  test: (way: 'oidc' | 'ldap') => call<DirectoryCalls['test']>('POST', `${base}/Test`, { body: { way } }),
  groups: (options?: Signalled) => call<DirectoryCalls['groups']>('GET', groups, options),
  addGroup: (body: BodyOf<DirectoryCalls['addGroup']>) =>
    call<DirectoryCalls['addGroup']>('POST', groups, { body }),
  removeGroup: (id: string) =>
    call<DirectoryCalls['removeGroup']>('DELETE', `${groups}/${encodeURIComponent(id)}`),
  /** People of the directory (LDAP) to fill a form with. */
  searchDirectory: (search: string, options?: Signalled) =>
    call<DirectoryCalls['people']>('GET', `${base}/People`, { ...options, query: { search } }),
  /** Accounts that nobody has signed in to for long. */
  idle: (options?: Signalled) => call<DirectoryCalls['idle']>('GET', `${base}/Idle`, options),
  beginProof: () => call<DirectoryCalls['beginProof']>('POST', '/user/api/Account/Oidc/Proof', { body: {} }),
});
