import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { keptSecret, prepareDataFolder } from './data-folder.ts';
import {
  type DirectorySettings,
  directoryEnvironment,
  directoryOf,
  directorySecrets,
  faultOfDirectory,
} from './directory/settings.ts';
import { isLoopback, isThisMachine } from './is-loopback.ts';
import { StartError } from './start-error.ts';

/** The operator's settings, validated once at start (DESIGN 4, Environment). */
export type Config = {
  port: number;
  host: string;
  dataFolder: string;
  /** Any PostgreSQL from 15 on; by default the embedded one in the data folder. */
  databaseUrl?: string;
  demo: boolean;
  /** Set when the operator sets NASKAH_DEMO=1 explicitly; by default the demo is for this machine only. */
  demoForOthers: boolean;
  secret: string;
  publicUrl: string;
  smtpUrl?: string;
  /** The box whose mails become drafts of registration; none by default. */
  incomingBox?: {
    server: { host: string; port: number; secure: boolean; auth: { user: string; pass: string } };
    folder: string;
    /** Code of the post that registers them. */
    post: string;
  };
  /** The organisation's own certificate to sign letters with (.p12); without it one is made here. */
  sealFile?: { path: string; password: string };
  /** A provider that seals letters over HTTP; its secret stands here or in a file. */
  sealService?: SealService;
  /** Seals carry what their issuers say on revoked certificates (PAdES B-LT); off by default. */
  sealRevocation?: boolean;
  /** A time authority (RFC 3161) whose word each signature carries; none by default. */
  timestampUrl?: string;
  apiKey: string;
  /** Where browsers send error reports (Sentry's protocol); off by default. */
  sentryDsn?: string;
  /** Where browsers report the kind of page opened, without cookies or names; off by default. */
  analyticsUrl?: string;
  /** Addresses of reverse proxies whose X-Forwarded-For is trusted; none by default. */
  trustedProxies: string[];
  /** Foreign origins whose pages may call this server; none by default. */
  corsOrigins: string[];
  /** Hosts of one's own network that webhooks may call; only the public internet by default. */
  webhookHosts: string[];
  /** A directory that people sign in from; local passwords alone by default. */
  directory: DirectorySettings;
};

export type SealService = {
  url: Address;
  account: string;
  secret?: string;
  secretFile?: string;
  /** How long one answer may take, in seconds. */
  timeout: number;
};
/** An address apart from the name and password in it, which no request may carry in its address. */
export type Address = { href: string; user: string; password: string };

/**
 * Loads the configuration from environment variables; creates the data folder and, without NASKAH_SECRET, a secret
 * in it.
 * @throws StartError naming every wrong value in one sentence
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const { secret, ...rest } = readEnvironment(env);
  prepareDataFolder(rest.dataFolder);
  return { ...rest, secret: secret ?? keptSecret(rest.dataFolder) };
}

/**
 * Reads values, defaults and rules without touching the disk.
 * @throws StartError naming every wrong value in one sentence
 */
export function readEnvironment(env: Record<string, string | undefined>) {
  // An empty variable means "not set": compose files and CI pass them so.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => fault(String(path[0]), message, given));
    throw new StartError(`Naskah cannot start: ${faults.join('; ')}.`);
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://${shownHost(values.HOST)}:${values.PORT}`;
  if (values.NASKAH_DEMO && values.PUBLIC_URL && !isThisMachine(values.PUBLIC_URL)) {
    throw new StartError(
      `Naskah cannot start: PUBLIC_URL is ${publicUrl}, where strangers could sign in with the demo accounts, whose passwords are public; set NASKAH_DEMO=0.`,
    );
  }
  const unmatched = faultOfSeal(values) ?? faultOfBox(values) ?? faultOfDirectory(values);
  if (unmatched) throw new StartError(`Naskah cannot start: ${unmatched}.`);
  const demoForOthers = values.NASKAH_DEMO && given.NASKAH_DEMO !== undefined;
  if (values.NASKAH_DEMO && !demoForOthers && !isLoopback(values.HOST)) {
    throw new StartError(
      `Naskah cannot start: HOST is ${values.HOST}, where others could sign in with the demo accounts, whose passwords are public; set NASKAH_DEMO=0, or NASKAH_DEMO=1 where they may.`,
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(values.NASKAH_DATA),
    databaseUrl: values.DATABASE_URL,
    demo: values.NASKAH_DEMO,
    demoForOthers,
    secret: values.NASKAH_SECRET,
    publicUrl,
    smtpUrl: values.SMTP_URL,
    ...(values.IMAP_URL && { incomingBox: incomingBoxOf(values.IMAP_URL, values.IMAP_POST) }),
    ...(values.NASKAH_SEAL_FILE && {
      sealFile: { path: resolve(values.NASKAH_SEAL_FILE), password: values.NASKAH_SEAL_PASSWORD },
    }),
    ...(values.NASKAH_SEAL_URL && {
      sealService: {
        url: addressOf(values.NASKAH_SEAL_URL),
        account: values.NASKAH_SEAL_ACCOUNT,
        ...(values.NASKAH_SEAL_SECRET_FILE
          ? { secretFile: resolve(values.NASKAH_SEAL_SECRET_FILE) }
          : { secret: values.NASKAH_SEAL_SECRET }),
        timeout: values.NASKAH_SEAL_TIMEOUT,
      },
    }),
    sealRevocation: values.NASKAH_SEAL_REVOCATION,
    timestampUrl: values.TIMESTAMP_URL,
    apiKey: values.NASKAH_API_KEY,
    sentryDsn: values.SENTRY_DSN,
    analyticsUrl: values.ANALYTICS_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    corsOrigins: values.CORS_ORIGINS,
    webhookHosts: values.WEBHOOK_HOSTS,
    directory: directoryOf(values),
  };
}

const url = (...schemes: string[]) => {
  const shown = schemes.map((scheme) => `${scheme}://`).join(' or ');
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      `must be an address that begins with ${shown}`,
    );
};

const yesOrNo = (otherwise: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(otherwise)
    .transform((value) => value === '1');

const environment = z.object({
  ...directoryEnvironment,
  PORT: z
    .string()
    .default('3000')
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  NASKAH_DATA: z.string().default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  NASKAH_DEMO: yesOrNo('1'),
  NASKAH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: url('http', 'https')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  IMAP_URL: url('imap', 'imaps').optional(),
  IMAP_POST: z.string().default(''),
  NASKAH_SEAL_FILE: z.string().optional(),
  NASKAH_SEAL_PASSWORD: z.string().default(''),
  NASKAH_SEAL_REVOCATION: yesOrNo('0'),
  NASKAH_SEAL_URL: url('http', 'https').optional(),
  NASKAH_SEAL_ACCOUNT: z.string().default(''),
  NASKAH_SEAL_SECRET: z.string().default(''),
  NASKAH_SEAL_SECRET_FILE: z.string().optional(),
  NASKAH_SEAL_TIMEOUT: z
    .string()
    .default('30')
    .refine(
      (value) => /^\d{1,3}$/.test(value) && Number(value) >= 5 && Number(value) <= 300,
      'must be a whole number of seconds from 5 to 300',
    )
    .transform(Number),
  TIMESTAMP_URL: url('http', 'https').optional(),
  SENTRY_DSN: url('http', 'https')
    .refine(isDsn, 'must be an address of the form https://KEY@HOST/PROJECT')
    .optional(),
  ANALYTICS_URL: url('http', 'https').optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[0-9a-fA-F.:/, ]+$/, 'must be addresses or networks with commas between')
    .default('')
    .transform(parts),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform(parts)
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins of the form https://HOST or https://HOST:PORT with commas between',
    ),
  WEBHOOK_HOSTS: z
    .string()
    .regex(/^[\w.:, -]+$/, 'must be host names or addresses with commas between')
    .default('')
    .transform((list) => parts(list.toLowerCase())),
  NASKAH_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .default('naskah-web'),
});

/** What belongs together; names only, since some hold passwords. */
function faultOfSeal(values: z.output<typeof environment>): string | undefined {
  const { NASKAH_SEAL_URL, NASKAH_SEAL_SECRET, NASKAH_SEAL_SECRET_FILE, NASKAH_SEAL_REVOCATION } = values;
  if (NASKAH_SEAL_URL && values.NASKAH_SEAL_FILE)
    return 'letters are sealed by the provider in NASKAH_SEAL_URL or with the certificate in NASKAH_SEAL_FILE; set one of them';
  if (NASKAH_SEAL_URL && !values.NASKAH_SEAL_ACCOUNT)
    return 'NASKAH_SEAL_ACCOUNT is missing, the account at the provider in NASKAH_SEAL_URL';
  if (NASKAH_SEAL_URL && !NASKAH_SEAL_SECRET === !NASKAH_SEAL_SECRET_FILE)
    return 'the passphrase of NASKAH_SEAL_ACCOUNT is set in NASKAH_SEAL_SECRET or in a file that NASKAH_SEAL_SECRET_FILE names, in one of them';
  if (NASKAH_SEAL_REVOCATION && !(values.NASKAH_SEAL_FILE && values.TIMESTAMP_URL))
    return 'NASKAH_SEAL_REVOCATION needs a certificate in NASKAH_SEAL_FILE and a time authority in TIMESTAMP_URL';
  return undefined;
}

/** Whose drafts the mails become must be said. */
const faultOfBox = ({ IMAP_URL, IMAP_POST }: z.output<typeof environment>): string | undefined =>
  IMAP_URL && !IMAP_POST
    ? 'IMAP_POST is missing, the code of the post that registers what comes to the box in IMAP_URL'
    : undefined;

/** "imaps://NAME:PASSWORD@HOST/FOLDER"; the folder is the inbox where none is named. */
function incomingBoxOf(value: string, post: string): NonNullable<Config['incomingBox']> {
  const address = new URL(value);
  const secure = address.protocol === 'imaps:';
  return {
    server: {
      host: address.hostname,
      port: Number(address.port) || (secure ? 993 : 143),
      secure,
      auth: { user: decoded(address.username), pass: decoded(address.password) },
    },
    folder: decoded(address.pathname.slice(1)) || 'INBOX',
    post,
  };
}

/** Written with a bare per cent sign, it is meant so. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function addressOf(value: string): Address {
  const address = new URL(value);
  const [user, password] = [address.username, address.password].map(decoded);
  address.username = '';
  address.password = '';
  return { href: address.href, user: user ?? '', password: password ?? '' };
}

function parts(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Exactly as browsers send it: no path, no slash at its end, no star. */
const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

/** A Sentry-compatible address names its key before the host and its project last. */
function isDsn(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password, pathname } = new URL(value);
  return username !== '' && password === '' && /\/\w+$/.test(pathname);
}

/** Values that hold passwords are named, never shown. */
const unshown = new Set([
  'DATABASE_URL',
  'NASKAH_SECRET',
  'SMTP_URL',
  'IMAP_URL',
  'NASKAH_SEAL_PASSWORD',
  'NASKAH_SEAL_URL',
  'NASKAH_SEAL_SECRET',
  'NASKAH_API_KEY',
  ...directorySecrets,
]);

function fault(name: string, message: string, given: Record<string, string | undefined>) {
  return unshown.has(name) ? `${name} ${message}` : `${name} ${message}, not "${given[name]}"`;
}

function shownHost(host: string) {
  if (['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}
