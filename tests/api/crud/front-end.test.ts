import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { app, stranger } = await testApp();

it('asks for the key and a session on every call, whatever the method', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
    const answer = await app.inject({ method, url: '/master-data/api/ScriptType' });
    expect([401, 404], method).toContain(answer.statusCode);
  }
});

it('answers unknown calls with JSON, not with the page', async () => {
  const answer = await stranger.get('/master-data/api/Nothing');
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe('Alamat ini tidak ada.');
});

it('says of an address that cannot be read that it cannot be read', async () => {
  const answer = await app.inject({ url: '/naskah-dinas/inbox/%E0%A4%A' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('Alamat ini tidak dapat dibaca.');
});

it('answers HEAD as GET, without the body', async () => {
  const [got, head] = await Promise.all(
    (['GET', 'HEAD'] as const).map((method) => app.inject({ method, url: '/openapi.json' })),
  );
  expect([head?.statusCode, head?.body]).toEqual([200, '']);
  expect(head?.headers['content-type']).toBe(got?.headers['content-type']);
});
