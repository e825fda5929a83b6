import { expect, it } from 'vitest';
import { firstCode } from '../../../server/accounts/index.ts';
import { testApp } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';

const { stranger, signIn, pool, config } = await testApp({ demo: false });
const url = '/user/api/Account/FirstAdministrator';
const person = {
  code: firstCode(config.secret),
  companyName: 'PT Contoh Karya',
  companyCode: 'CK',
  personName: 'Rina Wati',
  npp: '1001',
  email: 'rina@contoh.example',
  password: 'Kata-Sandi-9',
};
const count = async (table: string) =>
  Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);

it('says at every start the same code, hard to guess and easy to type', () => {
  expect(person.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(firstCode(config.secret)).toBe(person.code);
  expect(firstCode(`${config.secret}!`)).not.toBe(person.code);
});

it('is open while nobody has an account, and tells what is missing', async () => {
  expect((await stranger.get(url)).body.data).toEqual({ isOpen: true });
  expect(await countStatements(pool, () => stranger.get(url))).toBe(1);
  const empty = await stranger.post(url, {});
  expect(empty.status).toBe(422);
  expect(Object.keys(empty.body.errors)).toEqual(Object.keys(person));
  const wrong = await stranger.post(url, { ...person, companyCode: 'C K', email: 'rina', password: 'lemah' });
  expect(Object.keys(wrong.body.errors)).toEqual(['companyCode', 'email', 'password']);
  expect((await stranger.post(url, { ...person, isAdmin: true })).body.errors).toHaveProperty('isAdmin');
  expect((await stranger.post(url, { ...person, personName: 'a\u0000b' })).status).toBe(422);
});

it('makes nothing for a wrong code, and stops listening to an address that guesses', async () => {
  const guess = (from: string, code = 'AAAAA-AAAAA-AAAAA-AAAAA') =>
    stranger.ask({ method: 'POST', url, payload: { ...person, code }, remoteAddress: from });
  const first = await guess('10.0.0.1');
  expect(first.status).toBe(422);
  expect(first.body.errors.code).toHaveLength(1);
  for (let tries = 1; tries < 8; tries += 1) await guess('10.0.0.1');
  expect((await guess('10.0.0.1', person.code)).status).toBe(429);
  expect((await guess('10.0.0.2')).status).toBe(422);
  expect(await count('"user"')).toBe(0);
  expect(await count('organization_unit')).toBe(0);
});

it('makes one administrator, however many ask at once, who may do everything', async () => {
  const others = [1, 2, 3].map((n) => ({ ...person, npp: `200${n}`, email: `lain${n}@contoh.example` }));
  const typed = { ...person, code: person.code.toLowerCase().replaceAll('-', ' ') };
  const answers = await Promise.all([typed, ...others].map((body) => stranger.post(url, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await count('"user"')).toBe(1);
  expect((await stranger.get(url)).body.data).toEqual({ isOpen: false, companyName: person.companyName });
  const again = await stranger.post(url, person);
  expect(again.status).toBe(409);
  expect(again.body.message).toBe('Naskah sudah memiliki administrator.');

  const { email } = (await pool.query('select email from "user"')).rows[0];
  const admin = await signIn(email, person.password);
  const classes = await admin.get('/master-data/api/SecurityClassification');
  expect(classes.body.data.items.map((row: { name: string; rank: number }) => [row.name, row.rank])).toEqual([
    ['Biasa', 1],
    ['Terbatas', 2],
    ['Rahasia', 3],
    ['Sangat Rahasia', 4],
  ]);
  const units = await admin.get('/master-data/api/OrganizationUnit');
  expect(units.body.data.items).toMatchObject([
    { name: 'PT Contoh Karya', code: 'CK', numberingCode: 'CK', type: 'perusahaan' },
  ]);
  const made = await admin.post('/master-data/api/OrganizationUnit', {
    code: 'CK.KEU',
    name: 'Divisi Keuangan',
    companyCode: 'CK',
    type: 'divisi',
    numberingCode: 'KEU',
    archiveRole: 'unit_pengolah',
  });
  expect(made.status).toBe(200);
  const said = await pool.query(`select action from audit_log where action = 'first-administrator'`);
  expect(said.rows).toHaveLength(1);
});
