import { expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { readEnvironment } from '../../server/config.ts';
import { testApp } from '../support/app.ts';

const { stranger, app: _app, signIn: _signIn, ...deps } = await testApp();
const SENTRY_DSN = 'https://kunci@galat.example/7';
const ANALYTICS_URL = 'https://statistik.example/api/event';

it('tells a browser nothing and lets it send nowhere else, unless the operator has set it', async () => {
  const { status, body, headers } = await stranger.get('/client.json');
  expect(status).toBe(200);
  expect(body).toEqual({ errorReports: null, visits: null });
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});

it('gives both addresses, and the content policy lets a browser send there and nowhere else', async () => {
  const { sentryDsn, analyticsUrl } = readEnvironment({ SENTRY_DSN, ANALYTICS_URL });
  const app = await createApp({ ...deps, config: { ...deps.config, sentryDsn, analyticsUrl } });
  const answer = await app.inject('/client.json');
  expect(answer.json()).toEqual({ errorReports: SENTRY_DSN, visits: ANALYTICS_URL });
  expect(answer.headers['content-security-policy']).toContain(
    "connect-src 'self' https://galat.example https://statistik.example;",
  );
  await app.close();
});

it.each([
  ['SENTRY_DSN', 'https://galat.example/7'],
  ['SENTRY_DSN', 'galat'],
  ['SENTRY_DSN', 'https://kunci@galat.example/'],
  ['ANALYTICS_URL', 'ftp://x'],
])('names a wrong %s (%s)', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name} must`));
});
