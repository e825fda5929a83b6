import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { registeredRoutes } from '../../support/registered-routes.ts';

const { app, signIn, stranger } = await testApp();
const admin = await signIn('admin');
const nobody = '01900000-0000-7000-8000-000000000000';
const json = { 'content-type': 'application/json' };
/** Bytes and nothing else. */
const takesBytes = new Set(['PUT /user/api/Account/Picture', 'PUT /letter/api/Upload/:id']);
const bodies = ['POST', 'PUT', 'DELETE'];

test('a JSON type without a body is understood by every call', async () => {
  const calls = registeredRoutes(app)
    .map((route) => route.split(' ') as [string, string])
    .filter(([method, url]) => bodies.includes(method) && url !== '/user/api/Account/RevokeToken');
  expect(calls.length).toBeGreaterThan(200);
  const refused: string[] = [];
  for (const [method, url] of calls) {
    const asked = url.replace(/:\w+/g, nobody);
    const { status, body } = await admin.ask({ method: method as 'POST', url: asked, headers: json });
    // Whatever else is wrong with it, its type is not.
    const isUnread = status === 400 && Object.keys(body.errors).length === 0;
    if (isUnread || (status === 415 && !takesBytes.has(`${method} ${url}`))) refused.push(`${method} ${url}`);
  }
  expect(refused).toEqual([]);
});

test('so one signs out, and asks for a new password, with the headers the contract\u2019s clients send', async () => {
  const asked = '/user/api/Account/ForgetPassword?email=nobody@naskah.example';
  expect((await stranger.ask({ method: 'POST', url: asked, headers: json })).status).toBe(200);
  const staf = await signIn('staf');
  expect(
    (await staf.ask({ method: 'POST', url: '/user/api/Account/RevokeToken', headers: json })).status,
  ).toBe(200);
  expect((await staf.get('/user/api/Account/GetUserByToken')).status).toBe(401);
});

test('an address below /api is a call, also where it is none: JSON says so', async () => {
  for (const url of ['/api', '/api/Ringkasan', '/api/Data/sidemenucounter', '/user/api/Nope']) {
    const { status, body } = await stranger.get(url);
    expect([status, body]).toMatchObject([404, { statusCode: 404, message: 'Alamat ini tidak ada.' }]);
  }
});
