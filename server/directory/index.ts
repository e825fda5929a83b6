import type { Config } from '../config.ts';
import { createLdap } from './ldap/ldap.ts';
import { createOidc } from './oidc/oidc.ts';

export type { Begun, ProviderTokens } from './oidc/oidc.ts';
export { DirectoryError, type DirectoryFault, type DirectoryPerson, type DirectoryWay } from './person.ts';

type Settings = Pick<Config, 'directory' | 'publicUrl'>;

function createDirectory({ directory, publicUrl }: Settings) {
  const { oidc, ldap, timeout } = directory;
  return {
    ...(oidc && { oidc: createOidc(oidc, { publicUrl, timeout }) }),
    ...(ldap && { ldap: createLdap(ldap, { timeout }) }),
  };
}
export type Directory = ReturnType<typeof createDirectory>;

const made = new WeakMap<Settings, Directory>();

/** The directory's ways in, each only where it is set. Nothing is asked before somebody signs in. */
export function directoryOf(config: Settings): Directory {
  const directory = made.get(config) ?? createDirectory(config);
  made.set(config, directory);
  return directory;
}
