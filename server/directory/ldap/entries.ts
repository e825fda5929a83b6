import type { Client, Entry, Filter, SearchOptions } from 'ldapts';
import type { DirectoryPerson } from '../person.ts';
import type { LdapSettings } from '../settings.ts';

export type Found = { dn: string; isEnabled: boolean; person: DirectoryPerson };

/** Says of an account that it may not be used: Active Directory, OpenLDAP's policies, 389 Directory Server. */
const states = ['userAccountControl', 'pwdAccountLockedTime', 'nsAccountLock'];
const pageSize = 500;

/**
 * Reads people below the base.
 * @param most stops there: two are enough to know that a name is not one person's
 */
export async function findPeople(
  client: Client,
  settings: LdapSettings,
  filter: Filter,
  most = 0,
): Promise<Found[]> {
  const { searchEntries } = await client.search(settings.base, {
    ...asked(settings, filter),
    ...(most > 0 ? { sizeLimit: most } : { paged: { pageSize } }),
  });
  return peopleIn(settings, searchEntries);
}

/** The first page alone: with a limit, directories answer more with an error. */
export async function firstPeople(
  client: Client,
  settings: LdapSettings,
  filter: Filter,
  most: number,
): Promise<Found[]> {
  const pages = client.searchPaginated(settings.base, {
    ...asked(settings, filter),
    paged: { pageSize: most },
  });
  for await (const { searchEntries } of pages) return peopleIn(settings, searchEntries);
  return [];
}

const asked = (settings: LdapSettings, filter: Filter): SearchOptions => ({
  scope: 'sub',
  filter,
  attributes: [
    settings.idAttribute,
    settings.nameAttribute,
    settings.nppAttribute,
    settings.emailAttribute,
    'memberOf',
    ...states,
  ],
  explicitBufferAttributes: [settings.idAttribute],
});

const peopleIn = (settings: LdapSettings, entries: Entry[]): Found[] =>
  entries.map((entry) => foundIn(settings, entry)).filter(({ person }) => person.subject !== '');

function foundIn(settings: LdapSettings, entry: Entry): Found {
  return {
    dn: entry.dn,
    isEnabled: isEnabled(entry),
    person: {
      way: 'ldap',
      subject: idOf(settings, entry),
      personName: textIn(entry, settings.nameAttribute),
      npp: textIn(entry, settings.nppAttribute),
      email: textIn(entry, settings.emailAttribute),
      groups: textsIn(entry, 'memberOf'),
    },
  };
}

/** Names of groups that list the person, where the directory does not say so at the person. */
export async function groupsOf(client: Client, base: string, { dn }: Found): Promise<string[]> {
  const { EqualityFilter, OrFilter } = await import('ldapts');
  const { searchEntries } = await client.search(base, {
    scope: 'sub',
    filter: new OrFilter({
      filters: ['member', 'uniqueMember'].map((attribute) => new EqualityFilter({ attribute, value: dn })),
    }),
    attributes: ['cn'],
    paged: { pageSize },
  });
  return searchEntries.map((entry) => entry.dn);
}

/** Attribute names are compared without regard to case, as directories do. */
function textsIn(entry: Entry, attribute: string): string[] {
  const name = Object.keys(entry).find((key) => key.toLowerCase() === attribute.toLowerCase());
  const values = name === undefined ? [] : [entry[name]].flat();
  return values.map((value) => String(value).trim()).filter(Boolean);
}
const textIn = (entry: Entry, attribute: string): string => textsIn(entry, attribute)[0] ?? '';

/** Active Directory's ids are bytes, others' are texts. */
function idOf({ idAttribute }: LdapSettings, entry: Entry): string {
  const name = Object.keys(entry).find((key) => key.toLowerCase() === idAttribute.toLowerCase());
  const value = name === undefined ? undefined : [entry[name]].flat()[0];
  if (!Buffer.isBuffer(value)) return String(value ?? '');
  return isText(value) ? value.toString('utf8') : value.toString('hex');
}
const isText = (bytes: Buffer): boolean => bytes.every((byte) => byte >= 0x20 && byte < 0x7f);

function isEnabled(entry: Entry): boolean {
  const control = Number(textIn(entry, 'userAccountControl') || 0);
  const isLocked = textIn(entry, 'pwdAccountLockedTime').startsWith('000001010000');
  return (control & 2) === 0 && !isLocked && textIn(entry, 'nsAccountLock').toLowerCase() !== 'true';
}
