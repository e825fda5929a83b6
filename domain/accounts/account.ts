/** A device one is signed in on. */
export type DeviceSession = {
  id: string;
  /** As the browser tells of itself; empty where it does not. */
  browser: string;
  system: string;
  isPhone: boolean;
  /** The place, as far as a server knows it: the address it was used from last. */
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  isCurrent: boolean;
};

export type TwoFactorState = { isActive: boolean; since: string | null; recoveryCodesLeft: number };
/** What an authenticator app is set up with; told once. `qr` is an SVG picture of `uri`. */
export type TwoFactorSetUp = { secret: string; uri: string; qr: string };
export type RecoveryCodes = { recoveryCodes: string[] };

export type TokenAccess = 'read' | 'write';
export type ApiToken = {
  id: string;
  name: string;
  access: TokenAccess;
  /** The role it acts in; null where that is no longer the person's. */
  role: string | null;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  lastAddress: string | null;
};
export type NewApiToken = {
  name: string;
  access: TokenAccess;
  /** One of the person's own role entries. */
  entryId: string;
  /** The last day it works, YYYY-MM-DD. */
  expiresOn: string;
  password: string;
};
export const mostTokens = 20;
export const mostTokenDays = 366;

export const picture = {
  /** Pixels of a side, as it is kept. */
  size: 256,
  smallest: 64,
  mostBytes: 5 * 1024 * 1024,
} as const;

/** Where a person's picture is; the mark makes another picture another address, so that browsers may keep it. */
export const pictureAddress = (userId: string, hash: string | null): string | null =>
  hash ? `/user/api/Account/Picture/${userId}?v=${hash.slice(0, 12)}` : null;
