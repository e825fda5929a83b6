import { z } from 'zod';
import { isThisMachine } from '../is-loopback.ts';

/** A company's directory, from which people sign in (SPEC B6); each way is off where it is not set. */
export type DirectorySettings = {
  oidc?: OidcSettings;
  ldap?: LdapSettings;
  /** Whether a person of the directory whom Naskah does not know yet is made at sign-in. */
  makesPeople: boolean;
  /** Seconds that one answer of the directory may take. */
  timeout: number;
};

export type OidcSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  nppClaim: string;
  groupsClaim: string;
  /** Hours after which a session without a refresh token goes to the provider again. */
  sessionHours: number;
};

export type LdapSettings = {
  url: string;
  startTls: boolean;
  bindDn: string;
  bindPassword: string;
  base: string;
  /** Whoever it does not match may not sign in, and is deactivated. */
  filter: string;
  idAttribute: string;
  nameAttribute: string;
  nppAttribute: string;
  emailAttribute: string;
  /** Where groups are searched by their members; without it `memberOf` names them. */
  groupBase?: string;
};

const seconds = (otherwise: string, least: number, most: number, unit: string) =>
  z
    .string()
    .default(otherwise)
    .refine(
      (value) => /^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number of ${unit} from ${least} to ${most}`,
    )
    .transform(Number);

const attribute = (otherwise: string) =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of an attribute')
    .default(otherwise);

const claim = (otherwise: string) =>
  z
    .string()
    .regex(/^[\w:./-]+$/, 'must be the name of a claim')
    .default(otherwise);

const address = (value: string, ...schemes: string[]): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)) && isBare(new URL(value));

/** Names and passwords have settings of their own, which no message shows. */
const isBare = ({ username, password, search, hash }: URL): boolean =>
  `${username}${password}${search}${hash}` === '';

const yesOrNo = (otherwise: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(otherwise)
    .transform((value) => value === '1');

/** The operator's settings of the directory, as loadConfig reads them. */
export const directoryEnvironment = {
  OIDC_ISSUER: z
    .string()
    .refine((value) => address(value, 'https', 'http'), 'must be an address that begins with https://')
    .optional(),
  OIDC_CLIENT_ID: z.string().default(''),
  OIDC_CLIENT_SECRET: z.string().default(''),
  OIDC_SCOPE: z
    .string()
    .refine(
      (value) => value.split(' ').includes('openid'),
      'must be scopes with spaces between, openid one of them',
    )
    .default('openid profile email'),
  OIDC_NPP_CLAIM: claim('preferred_username'),
  OIDC_GROUPS_CLAIM: claim('groups'),
  OIDC_SESSION_HOURS: seconds('12', 1, 720, 'hours'),
  LDAP_URL: z
    .string()
    .refine(
      (value) => address(value, 'ldaps', 'ldap'),
      'must be an address that begins with ldaps:// or ldap://',
    )
    .optional(),
  LDAP_STARTTLS: yesOrNo('1'),
  LDAP_BIND_DN: z.string().default(''),
  LDAP_BIND_PASSWORD: z.string().default(''),
  LDAP_BASE: z.string().default(''),
  LDAP_FILTER: z
    .string()
    .refine(isFilter, 'must be a filter in brackets, such as (objectClass=person)')
    .default('(objectClass=person)'),
  LDAP_ID_ATTRIBUTE: attribute('entryUUID'),
  LDAP_NAME_ATTRIBUTE: attribute('cn'),
  LDAP_NPP_ATTRIBUTE: attribute('employeeNumber'),
  LDAP_EMAIL_ATTRIBUTE: attribute('mail'),
  LDAP_GROUP_BASE: z.string().optional(),
  DIRECTORY_NEW_PEOPLE: yesOrNo('0'),
  DIRECTORY_TIMEOUT: seconds('8', 1, 15, 'seconds'),
};

/** Brackets in values are escaped (RFC 4515), so that those in the text hold it together: one pair around all. */
function isFilter(value: string): boolean {
  let depth = 0;
  return (
    [...value].every((sign, at) => {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      return depth > 0 || (depth === 0 && at === value.length - 1 && at > 1);
    }) && depth === 0
  );
}

/** Settings whose values no message may show. */
export const directorySecrets = ['OIDC_CLIENT_SECRET', 'LDAP_BIND_PASSWORD'];

const environment = z.object(directoryEnvironment);
type Values = z.output<typeof environment>;

/** @returns what does not belong together, by the names of settings; undefined when all is well */
export function faultOfDirectory(values: Values): string | undefined {
  const { OIDC_ISSUER, LDAP_URL } = values;
  if (OIDC_ISSUER && !values.OIDC_CLIENT_ID)
    return 'OIDC_CLIENT_ID is missing, the name under which the provider in OIDC_ISSUER knows Naskah';
  if (OIDC_ISSUER && !values.OIDC_CLIENT_SECRET)
    return 'OIDC_CLIENT_SECRET is missing, by which Naskah proves to the provider in OIDC_ISSUER who it is';
  if (!OIDC_ISSUER && (values.OIDC_CLIENT_ID || values.OIDC_CLIENT_SECRET))
    return 'OIDC_ISSUER is missing, the address of the provider that OIDC_CLIENT_ID belongs to';
  if (OIDC_ISSUER?.startsWith('http:') && !isThisMachine(OIDC_ISSUER))
    return `OIDC_ISSUER is ${OIDC_ISSUER}, which anybody on the way could answer for; it must begin with https://`;
  if (LDAP_URL && !(values.LDAP_BIND_DN && values.LDAP_BIND_PASSWORD && values.LDAP_BASE))
    return 'LDAP_URL needs LDAP_BIND_DN and LDAP_BIND_PASSWORD, the account that searches, and LDAP_BASE, below which it does';
  if (!LDAP_URL && (values.LDAP_BIND_DN || values.LDAP_BIND_PASSWORD || values.LDAP_BASE))
    return 'LDAP_URL is missing, the address of the directory that LDAP_BASE and LDAP_BIND_DN are about';
  if (LDAP_URL?.startsWith('ldap:') && !values.LDAP_STARTTLS && !isThisMachine(LDAP_URL))
    return 'LDAP_STARTTLS is 0, so that passwords would cross the network in the open; leave it at 1, or set an LDAP_URL that begins with ldaps://';
  return undefined;
}

export function directoryOf(values: Values): DirectorySettings {
  return {
    makesPeople: values.DIRECTORY_NEW_PEOPLE,
    timeout: values.DIRECTORY_TIMEOUT,
    ...(values.OIDC_ISSUER && {
      oidc: {
        issuer: values.OIDC_ISSUER,
        clientId: values.OIDC_CLIENT_ID,
        clientSecret: values.OIDC_CLIENT_SECRET,
        scope: values.OIDC_SCOPE,
        nppClaim: values.OIDC_NPP_CLAIM,
        groupsClaim: values.OIDC_GROUPS_CLAIM,
        sessionHours: values.OIDC_SESSION_HOURS,
      },
    }),
    ...(values.LDAP_URL && {
      ldap: {
        url: values.LDAP_URL,
        startTls: values.LDAP_URL.startsWith('ldap:') && values.LDAP_STARTTLS,
        bindDn: values.LDAP_BIND_DN,
        bindPassword: values.LDAP_BIND_PASSWORD,
        base: values.LDAP_BASE,
        filter: values.LDAP_FILTER,
        idAttribute: values.LDAP_ID_ATTRIBUTE,
        nameAttribute: values.LDAP_NAME_ATTRIBUTE,
        nppAttribute: values.LDAP_NPP_ATTRIBUTE,
        emailAttribute: values.LDAP_EMAIL_ATTRIBUTE,
        ...(values.LDAP_GROUP_BASE && { groupBase: values.LDAP_GROUP_BASE }),
      },
    }),
  };
}
