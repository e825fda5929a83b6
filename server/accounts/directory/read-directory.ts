import { sql } from 'drizzle-orm';
import type {
  DirectoryPersonFound,
  DirectoryState,
  DirectoryTested,
} from '../../../domain/calls/directory.ts';
import { translate } from '../../../lib/language.ts';
import type { Deps } from '../../deps.ts';
import { DirectoryError, type DirectoryWay, directoryOf } from '../../directory/index.ts';
import { lastRun } from './last-run.ts';
import { faultWords, refusalOfFault } from './words.ts';

/** What is set, without anything secret. */
export async function readDirectory({ db, config }: Deps): Promise<DirectoryState> {
  const { oidc, ldap, makesPeople } = config.directory;
  const found = await db.execute<{ people: number; linked: number }>(sql`
    select count(*)::int as people,
      count(*) filter (where exists (select from directory_link l where l.user_id = u.id))::int as linked
    from "user" u where u.isldap = '1' and u.is_active`);
  const { people = 0, linked = 0 } = found.rows[0] ?? {};
  return {
    oidc: oidc
      ? {
          issuer: oidc.issuer,
          clientId: oidc.clientId,
          redirectUri: directoryOf(config).oidc?.redirectUri ?? '',
          scope: oidc.scope,
          nppClaim: oidc.nppClaim,
          groupsClaim: oidc.groupsClaim,
          sessionHours: oidc.sessionHours,
        }
      : null,
    ldap: ldap
      ? {
          url: ldap.url,
          isEncrypted: ldap.startTls || ldap.url.startsWith('ldaps:'),
          bindDn: ldap.bindDn,
          base: ldap.base,
          filter: ldap.filter,
          attributes: [ldap.idAttribute, ldap.nameAttribute, ldap.nppAttribute, ldap.emailAttribute].join(
            ', ',
          ),
          groupBase: ldap.groupBase ?? null,
        }
      : null,
    makesPeople,
    people,
    linked,
    lastRun: await lastRun(db),
  };
}

/** Tries a connection as it is set, and says what it came to. */
export async function testDirectory({ config }: Deps, way: DirectoryWay): Promise<DirectoryTested> {
  const { oidc, ldap } = directoryOf(config);
  const good = (message: { id: string; en: string }) => ({
    isGood: true,
    message: translate(message),
    reason: '',
  });
  try {
    if (way === 'oidc' && oidc) {
      await oidc.test();
      return good({
        id: 'Penyedia menjawab, sertifikatnya dipercaya, dan Naskah diterima sebagai klien.',
        en: 'The provider answers, its certificate is trusted, and it accepts Naskah as a client.',
      });
    }
    if (way === 'ldap' && ldap) {
      const { people, whole } = await ldap.test();
      if (people > 0)
        return good({
          id: `Direktori menjawab: ${people} orang ditemukan, ${whole} dengan nama, NPP, dan surel.`,
          en: `The directory answers: ${people} people found, ${whole} with name, staff number and e-mail.`,
        });
      return { isGood: false, message: translate(noPeople), reason: '' };
    }
    return { isGood: false, message: translate(notSet), reason: '' };
  } catch (error) {
    if (!(error instanceof DirectoryError)) throw error;
    return { isGood: false, message: translate(faultWords[error.fault]), reason: error.message };
  }
}

const noPeople = {
  id: 'Direktori menjawab, tetapi tidak seorang pun ditemukan. Periksa LDAP_BASE dan LDAP_FILTER.',
  en: 'The directory answers, but nobody is found. Check LDAP_BASE and LDAP_FILTER.',
};
const notSet = { id: 'Sambungan ini belum diatur.', en: 'This connection is not set up.' };

/** People of the directory to fill a form with. @throws Refusal 424 where it does not answer */
export async function searchPeople({ db, config }: Deps, text: string): Promise<DirectoryPersonFound[]> {
  const { ldap } = directoryOf(config);
  const wanted = text.trim().slice(0, 100);
  if (!ldap || wanted.length < 2) return [];
  try {
    const people = await ldap.search(wanted);
    const known = await db.execute<{ name: string }>(sql`
      select lower(email) as name from "user" where lower(email) = any(${sql.param(people.map(({ email }) => email.toLowerCase()))}::text[])
      union select lower(npp) from "user" where lower(npp) = any(${sql.param(people.map(({ npp }) => npp.toLowerCase()))}::text[])`);
    const names = new Set(known.rows.map(({ name }) => name));
    return people.map(({ personName, npp, email }) => ({
      ...{ personName, npp, email },
      isKnown: names.has(email.toLowerCase()) || names.has(npp.toLowerCase()),
    }));
  } catch (error) {
    if (error instanceof DirectoryError) throw refusalOfFault(error);
    throw error;
  }
}
