import { describe, expect, it } from 'vitest';
import { canSignIn } from '../../../domain/accounts/can-sign-in.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { signInFactsOf } from '../../../server/accounts/sign-in-facts.ts';
import { type Ok, testApp } from '../../support/app.ts';

const { signIn, stranger, db, pool, jobs } = await testApp();
const admin = await signIn('admin');
const strong = 'Kata-Sandi-9';
const [role] = (await admin.get('/user/api/Role?FirstChar=pegawai')).body.data.items;
const [officer] = (await admin.get('/setting/api/Position?FirstChar=Officer')).body.data.items;

type User = { id: string; email: string; version: number; signIn: string };
let made = 0;
async function newPerson(more: object = {}): Promise<User> {
  made += 1;
  const body = {
    ...{ personName: `Bima ${made}`, npp: `88${made}`, email: `bima${made}@naskah.example` },
    ...{ isldap: '2', roleIds: [role.id], positionId: officer.id, ...more },
  };
  const answer = await admin.post<Ok<User>>('/user/api/User', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}
const invite = ({ id }: User, byMail = true) => admin.post(`/user/api/User/${id}/Invitation`, { byMail });
const tokenOf = (url: string): string => url.split('token=')[1] ?? '';
const accept = (token: string, password = strong) =>
  stranger.post('/user/api/Account/Invitation', { token, password });
const stateOf = async ({ id }: User): Promise<string> =>
  (await admin.get<Ok<User>>(`/user/api/User/${id}`)).body.data.signIn;
const logIn = (email: string, password: string) =>
  stranger.post('/user/api/Account/login', { email, password });

describe('an invitation', () => {
  it('is mailed, shown to nobody but its receiver, and makes the first password', async () => {
    const bima = await newPerson();
    expect(bima.signIn).toBe('tanpa-kata-sandi');
    const sent = await invite(bima);
    // Without a mail server the link is handed over.
    const token = tokenOf(sent.body.data.url);
    const { rows } = await pool.query('select body, secret from mail where recipient = $1', [bima.email]);
    expect(rows[0].body).not.toContain(token);
    expect(rows[0].secret).toContain(`/undangan?token=${token}`);
    expect(JSON.stringify((await pool.query('select * from invitation')).rows)).not.toContain(token);
    expect(await stateOf(bima)).toBe('diundang');
    const read = await stranger.get(`/user/api/Account/Invitation?token=${token}`);
    expect(read.body.data).toMatchObject({ personName: 'Bima 1', email: bima.email });
    expect((await accept(token, 'lemah')).body.errors).toHaveProperty('password');
    expect((await accept(token)).status).toBe(200);
    const signedIn = await logIn(bima.email, strong);
    expect(signedIn.body.data.user.mustChangePassword).toBe(false);
    expect(await stateOf(bima)).toBe('dapat');
    expect((await accept(token)).body.errors.token).toEqual([expect.stringContaining('sudah dipakai')]);
    expect((await invite(bima)).status).toBe(409);
  });

  it('says in one sentence why it cannot be accepted', async () => {
    const late = await newPerson();
    const token = tokenOf((await invite(late)).body.data.url);
    await pool.query("update invitation set expires_at = now() - interval '1 second' where user_id = $1", [
      late.id,
    ]);
    expect((await accept(token)).body.errors.token).toEqual([
      expect.stringMatching(/berakhir .* undangan baru/),
    ]);
    expect(await stateOf(late)).toBe('undangan-berakhir');
    const gone = await newPerson();
    const theirs = tokenOf((await invite(gone)).body.data.url);
    await admin.put(`/user/api/User/${gone.id}`, { isActive: false, version: gone.version });
    expect((await accept(theirs)).body.errors.token).toEqual([expect.stringContaining('dinonaktifkan')]);
    expect((await invite(gone)).status).toBe(409);
    expect((await accept('salah')).body.errors.token).toEqual([expect.stringContaining('tidak lengkap')]);
  });

  it('is void once its address changes, and others of the same person once one is used', async () => {
    const person = await newPerson();
    const first = tokenOf((await invite(person)).body.data.url);
    await admin.put(`/user/api/User/${person.id}`, { email: 'lain@naskah.example', version: person.version });
    expect((await accept(first)).body.errors.token).toEqual([expect.stringContaining('diganti')]);
    const [mailed, shared] = [await invite(person), await invite(person, false)];
    expect((await accept(tokenOf(shared.body.data.url))).status).toBe(200);
    expect((await accept(tokenOf(mailed.body.data.url))).status).toBe(422);
  });

  it('is given by those who may give passwords only', async () => {
    const person = await newPerson();
    const staf = await signIn('staf');
    expect((await staf.post(`/user/api/User/${person.id}/Invitation`, { byMail: true })).status).toBe(403);
    expect((await staf.post(`/user/api/User/${person.id}/TemporaryPassword`, {})).status).toBe(403);
  });

  it('shows that its mail failed', async () => {
    const person = await newPerson();
    await invite(person);
    await jobs.runDue();
    expect(await stateOf(person)).toBe('diundang');
    await pool.query("update mail set state = 'failed' where recipient = $1", [person.email]);
    expect(await stateOf(person)).toBe('undangan-gagal');
  });
});

describe('a password that an administrator gave', () => {
  it('is changed before anything else is answered', async () => {
    const person = await newPerson({ password: 'Dari-Admin-2026!' });
    const signedIn = await logIn(person.email, 'Dari-Admin-2026!');
    expect(signedIn.body.data).toMatchObject({
      mustChangePassword: true,
      user: { mustChangePassword: true },
    });
    const headers = { authorization: `Bearer ${signedIn.body.data.token}` };
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      stranger.ask<Ok>({ method, url, headers, ...(payload && { payload }) });
    const refused = await ask('GET', '/letter/api/Inbox');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('kata sandi'),
      data: { mustChangePassword: true },
    });
    const change = (password: string) =>
      ask('POST', '/user/api/Account/ChangePassword', { currentPassword: 'Dari-Admin-2026!', password });
    expect((await change('Dari-Admin-2026!')).body.errors).toHaveProperty('password');
    expect((await change(strong)).status).toBe(200);
    expect((await ask('GET', '/user/api/Account/GetUserByToken')).status).toBe(200);
    expect((await logIn(person.email, strong)).body.data.mustChangePassword).toBe(false);
  });

  it('is made for who has no mail, and ends what was open', async () => {
    const person = await newPerson();
    await admin.post(`/user/api/User/${person.id}/TemporaryPassword`, {});
    const given = await admin.post(`/user/api/User/${person.id}/TemporaryPassword`, {});
    const { password } = given.body.data;
    expect((await logIn(person.email, password)).body.data.mustChangePassword).toBe(true);
    const self = (await admin.get('/user/api/Account/GetUserByToken')).body.data.id;
    expect((await admin.post(`/user/api/User/${self}/TemporaryPassword`, {})).status).toBe(409);
  });
});

it('says at the sign-in when a post begins', async () => {
  const later = await newPerson({ startDate: '2999-01-01', password: 'Dari-Admin-2026!' });
  const answer = await logIn(later.email, 'Dari-Admin-2026!');
  expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('1 Januari 2999')]);
});

it('decides as the list says, of everybody', async () => {
  await newPerson({ isldap: '1' });
  const { rows } = await pool.query('select id, value from sign_in_states');
  const decided = await Promise.all(
    rows.map(async ({ id }) => {
      const facts = await signInFactsOf(db, id);
      return { id, value: facts && canSignIn(facts, dayInWib()).state };
    }),
  );
  expect(decided).toEqual(rows);
  expect(new Set(rows.map(({ value }) => value)).size).toBeGreaterThan(6);
});
