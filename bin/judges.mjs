import { spawnSync } from 'node:child_process';
import { installPackages } from './apt.mjs';

const packages = { pdfsig: 'poppler-utils', qpdf: 'qpdf', slapd: 'slapd' };

// Debian keeps servers where only administrators search.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const has = (program) => !spawnSync(program, ['--version'], { stdio: 'ignore', env, timeout: 5000 }).error;

/**
 * Installs the programs by which others judge a signed PDF, and the LDAP server that people sign in from, where that
 * needs no more than Debian's packages; elsewhere the tests' own checks say it alone.
 * @returns those that are there
 */
export function ensureJudges() {
  const missing = Object.keys(packages).filter((program) => !has(program));
  // Without a database the package starts no server of its own; the tests start theirs.
  if (missing.includes('slapd'))
    spawnSync('debconf-set-selections', {
      input: 'slapd slapd/no_configuration boolean true\n',
      timeout: 10_000,
    });
  if (missing.length > 0) installPackages(missing.map((one) => packages[one]));
  const found = Object.keys(packages).filter(has);
  console.log(
    found.length > 0
      ? `There: ${found.join(', ')}`
      : 'None here: the tests check signatures themselves, and LDAP without a server.',
  );
  return found;
}
