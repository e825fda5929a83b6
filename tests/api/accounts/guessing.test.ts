import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { stranger, signIn } = await testApp();
const staff = await signIn('staf');
const login = (body: object) => stranger.post('/user/api/Account/login', body);

it('cannot get around the throttle by trying all at once', async () => {
  const tries = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      login({ email: 'arsiparis@naskah.example', password: `tebak ${n}` }),
    ),
  );
  expect(tries.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(8);
});

it('cannot keep a person from signing or changing the password by typing their id', async () => {
  const { id } = (await staff.get('/user/api/Account/GetUserByToken')).body.data;
  for (const email of [id, `sign ${id}`, `sign-letter user ${id}`, `change-password user ${id}`])
    for (let guess = 0; guess < 9; guess += 1) await login({ email, password: 'x' });
  const answer = await staff.post('/user/api/Account/ChangePassword', {
    currentPassword: 'x',
    password: 'Kuat-2026!',
  });
  expect(answer.status).toBe(422);
});

it('takes characters that no account can have as a wrong name, not as a fault', async () => {
  for (const email of ['a\u0000b', '\ud800'])
    expect((await login({ email, password: 'x' })).status).toBeLessThan(500);
});
