import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'ldapts';

/** Whether Debian's LDAP server is here (bin/judges.mjs installs it where it may). */
export const hasSlapd = !spawnSync('slapd', ['-VV'], { stdio: 'ignore', env: path() }).error;

const base = 'dc=perusahaan,dc=example';
export const ldapService = { dn: `cn=naskah,${base}`, password: 'rahasia pencari', base };

/** A person of the directory; `more` are further lines of LDIF. */
export type LdapPerson = {
  uid: string;
  cn: string;
  npp: string;
  mail: string;
  password: string;
  more?: string;
};

/** A real LDAP server on this machine, in a folder of its own, without anything of the machine's. */
export async function openSlapd(people: LdapPerson[], tls?: { certificate: string; key: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'naskah-slapd-'));
  mkdirSync(join(folder, 'data'));
  const conf = join(folder, 'slapd.conf');
  if (tls) {
    writeFileSync(join(folder, 'cert.pem'), tls.certificate);
    writeFileSync(join(folder, 'key.pem'), tls.key, { mode: 0o600 });
  }
  writeFileSync(conf, configuration(folder, Boolean(tls)));
  writeFileSync(join(folder, 'start.ldif'), startLdif(people));
  execFileSync('slapadd', ['-f', conf, '-l', join(folder, 'start.ldif')], { env: path() });
  const [plain, secure] = [await freePort(), await freePort()];
  const url = `ldap://127.0.0.1:${plain}`;
  const urls = [url, ...(tls ? [`ldaps://127.0.0.1:${secure}`] : [])].join(' ');
  // In the foreground, so that it ends with the tests.
  const server = spawn('slapd', ['-f', conf, '-h', urls, '-d', '0'], { stdio: 'ignore', env: path() });
  await answering(plain);
  return {
    url,
    secureUrl: `ldaps://localhost:${secure}`,
    /** As the directory's own administrator. */
    change: async (work: (client: Client) => Promise<void>): Promise<void> => {
      const client = new Client({ url });
      await client.bind(`cn=admin,${base}`, 'admin');
      await work(client);
      await client.unbind();
    },
    close: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian keeps it in a folder that only administrators search. */
function path(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

const configuration = (folder: string, hasTls: boolean): string => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload memberof
pidfile ${folder}/slapd.pid
${hasTls ? `TLSCertificateFile ${folder}/cert.pem\nTLSCertificateKeyFile ${folder}/key.pem\n` : ''}
database mdb
directory ${folder}/data
suffix "${base}"
rootdn "cn=admin,${base}"
rootpw admin
maxsize 16777216
overlay memberof
memberof-group-oc groupOfNames
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${ldapService.dn}" read by * none
`;

const startLdif = (people: LdapPerson[]): string =>
  [
    `dn: ${base}\nobjectClass: dcObject\nobjectClass: organization\no: Perusahaan\ndc: perusahaan`,
    `dn: ${ldapService.dn}\nobjectClass: organizationalRole\nobjectClass: simpleSecurityObject\ncn: naskah\nuserPassword: ${ldapService.password}`,
    ...people.map(({ uid, cn, npp, mail, password, more = '' }) =>
      `dn: uid=${uid},${base}\nobjectClass: inetOrgPerson\nuid: ${uid}\ncn: ${cn}\nsn: ${cn}\nemployeeNumber: ${npp}\nmail: ${mail}\nuserPassword: ${password}\n${more}`.trim(),
    ),
  ].join('\n\n');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(30);
  }
  throw new Error('slapd does not answer');
}
