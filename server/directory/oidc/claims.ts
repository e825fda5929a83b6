import { DirectoryError, type DirectoryPerson } from '../person.ts';
import type { OidcSettings } from '../settings.ts';

type Claims = Record<string, unknown>;

/**
 * The person behind a provider's claims.
 * @throws DirectoryError denied for an address the provider has not verified, which could be another's
 */
export function personOf(settings: OidcSettings, subject: string, claims: Claims): DirectoryPerson {
  if (claims.email_verified === false) throw new DirectoryError('incomplete', 'email_verified is false');
  return {
    way: 'oidc',
    subject: `${settings.issuer} ${subject}`,
    personName:
      textIn(claims, 'name') ||
      [textIn(claims, 'given_name'), textIn(claims, 'family_name')].join(' ').trim(),
    npp: textIn(claims, settings.nppClaim),
    email: textIn(claims, 'email'),
    groups: groupsIn(claims[settings.groupsClaim]),
  };
}

const textIn = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** One group may come as a bare text. */
const groupsIn = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((group): group is string => typeof group === 'string' && group !== '')
    .slice(0, 1000);
