import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';

const { stranger, signIn } = await testApp();

it('every answer forbids the browser what nobody needs: pages, data, refusals alike', async () => {
  const staff = await signIn('staf');
  const answers = [
    await stranger.get('/healthz'),
    await staff.get('/user/api/Account/current-user'),
    await stranger.get('/user/api/Account/current-user'),
    await staff.get('/tidak/ada'),
  ];
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toMatch(
      /default-src 'self';base-uri 'none'.*object-src 'none'/,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

it('what a call answers is kept by no browser', async () => {
  const staff = await signIn('staf');
  for (const path of ['/letter/api/Letter', '/user/api/Account/GetUserByToken', '/tidak/api/ada'])
    expect((await staff.get(path)).headers['cache-control'], path).toBe('no-store');
});
