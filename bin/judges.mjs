import { spawnSync } from 'node:child_process';

const installer = 'apt-get';
const packages = { pdfsig: 'poppler-utils', qpdf: 'qpdf' };

const has = (program) => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error;

/**
 * Installs the programs by which others judge a signed PDF, where that needs no more than Debian's packages; elsewhere
 * the tests' own checks say it alone.
 * @returns those that are there
 */
export function ensureJudges() {
  const missing = Object.keys(packages).filter((program) => !has(program));
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && has(installer);
  if (missing.length > 0 && mayInstall) {
    const install = [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...missing.map((one) => packages[one]),
    ];
    if (!runApt(install) && runApt(['update', '-qq'])) runApt(install);
  }
  const found = Object.keys(packages).filter(has);
  console.log(
    found.length > 0 ? `There: ${found.join(', ')}` : 'None here: the tests check signatures themselves.',
  );
  return found;
}

function runApt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(installer, args, { stdio: 'ignore', env, timeout: 60_000 }).status === 0;
}
