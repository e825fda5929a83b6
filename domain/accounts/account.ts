/** A device one is signed in on. */
export type DeviceSession = {
  id: string;
  /** From the browser's user agent; empty if it gives none. */
  browser: string;
  system: string;
  isPhone: boolean;
  /** Stands for the place: the address of the last use. */
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  isCurrent: boolean;
};

export type TwoFactorState = { isActive: boolean; since: string | null; recoveryCodesLeft: number };
/** Set-up data of an authenticator app, shown once. `qr` is an SVG picture of `uri`. */
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
  /** Side length as stored, in pixels. */
  size: 256,
  smallest: 64,
  mostBytes: 5 * 1024 * 1024,
} as const;

/** The hash changes the URL with the picture, so that browsers may cache it. */
export const pictureAddress = (userId: string, hash: string | null): string | null =>
  hash ? `/user/api/Account/Picture/${userId}?v=${hash.slice(0, 12)}` : null;
