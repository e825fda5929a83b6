import type {
  ApiToken,
  DeviceSession,
  NewApiToken,
  RecoveryCodes,
  TwoFactorSetUp,
  TwoFactorState,
} from '../domain/accounts/account.ts';
import type { Language } from '../lib/language.ts';
import { asJson, type Http } from './http.ts';

const base = '/user/api/Account';
type Signalled = { signal?: AbortSignal };
type Listed<Item> = { items: Item[]; totalCount: number };
type Proof = { password: string; code: string };

export type AccountVerbs = {
  setPicture: (picture: Blob) => Promise<{ urlImage: string | null }>;
  removePicture: () => Promise<unknown>;
  setLanguage: (language: Language) => Promise<unknown>;
  devices: (options?: Signalled) => Promise<Listed<DeviceSession>>;
  endDevice: (id: string) => Promise<unknown>;
  endOtherDevices: () => Promise<{ count: number }>;
  twoFactor: (options?: Signalled) => Promise<TwoFactorState>;
  beginTwoFactor: (password: string) => Promise<TwoFactorSetUp>;
  confirmTwoFactor: (code: string) => Promise<RecoveryCodes>;
  renewRecoveryCodes: (proof: Proof) => Promise<RecoveryCodes>;
  endTwoFactor: (proof: Proof) => Promise<unknown>;
  apiTokens: (options?: Signalled) => Promise<Listed<ApiToken>>;
  /** Only this answer says the token. */
  createApiToken: (wanted: NewApiToken) => Promise<{ id: string; token: string }>;
  revokeApiToken: (id: string) => Promise<unknown>;
  twoFactorOf: (userId: string, options?: Signalled) => Promise<Pick<TwoFactorState, 'isActive' | 'since'>>;
  resetTwoFactorOf: (userId: string) => Promise<unknown>;
};

export function createAccountVerbs(http: Http): AccountVerbs {
  const call = <T>(path: string, body?: object) =>
    http.json<T>(`${base}/${path}`, asJson('POST', body ?? {}));
  const ofUser = (id: string) => `/user/api/User/${encodeURIComponent(id)}/TwoFactor`;
  return {
    setPicture: (picture) =>
      http.json(`${base}/Picture`, {
        method: 'PUT',
        body: picture,
        headers: { 'Content-Type': picture.type },
      }),
    removePicture: () => http.json(`${base}/Picture`, { method: 'DELETE' }),
    setLanguage: (language) => http.json(`${base}/Language`, asJson('PUT', { language })),
    devices: (options) => http.json(`${base}/Session`, options),
    endDevice: (id) => http.json(`${base}/Session/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    endOtherDevices: () => call('Session/revoke-others'),
    twoFactor: (options) => http.json(`${base}/TwoFactor`, options),
    beginTwoFactor: (password) => call('TwoFactor', { password }),
    confirmTwoFactor: (code) => call('TwoFactor/confirm', { code }),
    renewRecoveryCodes: (proof) => call('TwoFactor/recovery-codes', proof),
    endTwoFactor: (proof) => call('TwoFactor/end', proof),
    apiTokens: (options) => http.json(`${base}/Token`, options),
    createApiToken: (wanted) => call('Token', wanted),
    revokeApiToken: (id) => http.json(`${base}/Token/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    twoFactorOf: (userId, options) => http.json(ofUser(userId), options),
    resetTwoFactorOf: (userId) => http.json(ofUser(userId), { method: 'DELETE' }),
  };
}
