import { expect, test } from 'vitest';
import { testApp } from '../support/app.ts';

const page = 'https://naskah.example';
const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/user/api/Account/login',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,if-match,x-api-key,x-language',
  },
});

test('another origin is let in where the operator names it, by a bearer token and without cookies', async () => {
  const { stranger } = await testApp({ env: { CORS_ORIGINS: `${page}, http://localhost:5173` } });
  const { status, headers } = await stranger.ask(preflight(page));
  expect(status).toBe(204);
  expect(headers).toMatchObject({ 'access-control-allow-origin': page });
  for (const name of ['Authorization', 'Content-Type', 'If-Match', 'X-Api-Key', 'X-Language'])
    expect(headers['access-control-allow-headers']).toContain(name);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  const refused = await stranger.ask({ method: 'GET', url: '/user/api/Role', headers: { origin: page } });
  expect(refused).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': page } });
  for (const other of ['https://evil.example', `${page}.evil.example`, 'http://naskah.example', 'null']) {
    const answer = await stranger.ask(preflight(other));
    expect(answer.headers['access-control-allow-origin'], other).toBeUndefined();
  }
});

test('nobody else is by default', async () => {
  const { stranger } = await testApp();
  const { status, headers } = await stranger.ask(preflight(page));
  expect(status).toBe(404);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
