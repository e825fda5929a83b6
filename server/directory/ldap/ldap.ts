import type { Client } from 'ldapts';
import { DirectoryError, type DirectoryPerson } from '../person.ts';
import type { LdapSettings } from '../settings.ts';
import { bound, type Connect } from './connect.ts';
import { type Found, findPeople, firstPeople, groupsOf } from './entries.ts';

/** So many people are offered where one is searched for. */
const mostOffered = 10;

/** Sign-in by LDAP: the service account searches the person, then the person binds with their password. */
export function createLdap(settings: LdapSettings, { timeout }: { timeout: number }) {
  const connect: Connect = { settings, timeout };
  const service = { dn: settings.bindDn, password: settings.bindPassword };

  return {
    /**
     * @param login an e-mail address or staff number
     * @returns undefined for nobody, for several, for a disabled account and for a wrong password alike
     * @throws DirectoryError
     */
    authenticate: async (login: string, password: string): Promise<DirectoryPerson | undefined> => {
      if (!password) return undefined;
      const found = await bound(connect, service, async (client) => {
        const people = await findByLogin(client, settings, login);
        return people.length === 1 ? withGroups(client, settings, people[0]) : undefined;
      });
      if (!found?.isEnabled) return undefined;
      try {
        await bound(connect, { dn: found.dn, password }, async () => undefined);
      } catch (error) {
        if (error instanceof DirectoryError && error.fault === 'rejected') return undefined;
        throw error;
      }
      return found.person;
    },

    /** Those who may sign in now, by their id. @throws DirectoryError */
    everybody: (): Promise<Map<string, DirectoryPerson>> =>
      bound(connect, service, async (client) => {
        const people = await findPeople(client, settings, await ownFilter(settings));
        return new Map(
          people.filter(({ isEnabled }) => isEnabled).map(({ person }) => [person.subject, person]),
        );
      }),

    /** Whether one person may still sign in. @throws DirectoryError */
    isThere: (subject: string): Promise<boolean> =>
      bound(connect, service, async (client) => {
        const people = await findPeople(client, settings, await idFilter(settings, subject), 2);
        return people.some((found) => found.isEnabled && found.person.subject === subject);
      }),

    /** People whose name, staff number or address begins with a text, or has it in the name. @throws DirectoryError */
    search: (text: string): Promise<DirectoryPerson[]> =>
      bound(connect, service, async (client) => {
        const filter = await searchFilter(settings, text);
        const found = await firstPeople(client, settings, filter, mostOffered);
        return found.filter(({ isEnabled }) => isEnabled).map(({ person }) => person);
      }),

    /**
     * Tries the service account, the base and the filter.
     * @returns how many people it finds, and of how many it knows all that is needed
     * @throws DirectoryError
     */
    test: (): Promise<{ people: number; whole: number }> =>
      bound(connect, service, async (client) => {
        const found = await findPeople(client, settings, await ownFilter(settings));
        const whole = found.filter(({ person }) => person.personName && person.npp && person.email);
        return { people: found.length, whole: whole.length };
      }),
  };
}
export type Ldap = ReturnType<typeof createLdap>;

/** Active Directory and slapd say so where more were found than asked for. */
function beyondLimit(error: unknown): Found[] {
  if ((error as { code?: unknown }).code === 4) return [];
  throw error;
}

const findByLogin = async (client: Client, settings: LdapSettings, login: string): Promise<Found[]> => {
  const { AndFilter, EqualityFilter, OrFilter } = await import('ldapts');
  const { emailAttribute, nppAttribute } = settings;
  const named = [emailAttribute, nppAttribute].map(
    (attribute) => new EqualityFilter({ attribute, value: login }),
  );
  const filter = new AndFilter({ filters: [await ownFilter(settings), new OrFilter({ filters: named })] });
  return findPeople(client, settings, filter, 2).catch(beyondLimit);
};

const ownFilter = async ({ filter }: LdapSettings) =>
  (await import('ldapts')).FilterParser.parseString(filter);

async function idFilter(settings: LdapSettings, subject: string) {
  const { AndFilter, EqualityFilter } = await import('ldapts');
  const isBytes = /GUID$/i.test(settings.idAttribute);
  const value = isBytes ? Buffer.from(subject, 'hex') : subject;
  return new AndFilter({
    filters: [await ownFilter(settings), new EqualityFilter({ attribute: settings.idAttribute, value })],
  });
}

async function searchFilter(settings: LdapSettings, text: string) {
  const { AndFilter, OrFilter, SubstringFilter } = await import('ldapts');
  const { nameAttribute, nppAttribute, emailAttribute } = settings;
  const begins = [nppAttribute, emailAttribute].map(
    (attribute) => new SubstringFilter({ attribute, initial: text }),
  );
  const holds = new SubstringFilter({ attribute: nameAttribute, any: [text] });
  return new AndFilter({
    filters: [await ownFilter(settings), new OrFilter({ filters: [holds, ...begins] })],
  });
}

async function withGroups(client: Client, settings: LdapSettings, found: Found | undefined) {
  if (!found || !settings.groupBase) return found;
  const groups = await groupsOf(client, settings.groupBase, found);
  return { ...found, person: { ...found.person, groups: [...found.person.groups, ...groups] } };
}
