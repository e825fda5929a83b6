import { afterAll, expect, expectTypeOf, test } from 'vitest';
import { createClient, Refused } from '../../../client/create-client.ts';
import type { Letter } from '../../../domain/calls/letters/shapes/letter.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { testApp } from '../../support/app.ts';

const { app } = await testApp();
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const stranger = createClient({ url });
const { token, user } = await stranger.call('POST', '/user/api/Account/login', {
  body: { email: 'staf@naskah.example', password: demoPassword },
});
const client = createClient({ url: `${url}/`, token });

test('a letter is written, read, changed by its version and thrown away', async () => {
  expect(user.personName).toEqual(expect.any(String));
  const made = await client.call('POST', '/letter/api/Letter', { body: { subject: 'Dari skrip' } });
  expectTypeOf(made).toEqualTypeOf<Letter>();
  const params = { id: made.id };
  const read = await client.call('GET', '/letter/api/Letter/:id', { params });
  expect(read.subject).toBe('Dari skrip');
  const changed = { params, body: { subject: 'Lagi' }, ifMatch: read.version };
  expect((await client.call('PUT', '/letter/api/Letter/:id', changed)).subject).toBe('Lagi');
  const late = await client.call('PUT', '/letter/api/Letter/:id', changed).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(Refused);
  expect(late).toMatchObject({ status: 409, data: { subject: 'Lagi' } });
  expect(await client.call('DELETE', '/letter/api/Letter/:id', { params })).toEqual({ id: made.id });
});

test('lists take the names of their query, declared resources the dialect', async () => {
  const letters = await client.call('GET', '/letter/api/Letter', { query: { PerPage: 2, FirstChar: '' } });
  expectTypeOf(letters.items[0]?.subject).toEqualTypeOf<string | undefined>();
  expect(letters.items.length).toBeLessThanOrEqual(2);
  const kinds = await client.call('GET', '/master-data/api/ScriptType/lookup');
  expect(kinds.items[0]?.label).toEqual(expect.any(String));
  const refused = client.call('GET', '/manajemen-user/api/Tidak', { query: { Page: 1 } });
  await expect(refused).rejects.toMatchObject({ status: 404 });
});

test('files come as bytes, answers without envelope as they are, refusals with the fields\u2019 names', async () => {
  const { items } = await client.call('GET', '/letter/api/Outbox', { query: { PerPage: 1 } });
  const pdf = await client.call('GET', '/letter/api/Letter/:id/pdf', {
    params: { id: items[0]?.letterId ?? '' },
  });
  expectTypeOf(pdf).toEqualTypeOf<Blob>();
  expect(await pdf.slice(0, 4).text()).toBe('%PDF');
  expect(await client.call('GET', '/dashboard/api/Ringkasan')).toEqual(expect.any(Array));
  const refused = client.call('POST', '/letter/api/Letter', { body: { urgency: 'LAMBAT' as 'BIASA' } });
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { urgency: [expect.any(String)] } });
});

test('the compiler knows which calls there are and what they take', () => {
  // @ts-expect-error no such method there
  const wrongMethod = () => client.call('DELETE', '/user/api/Account/login');
  // @ts-expect-error its id is missing
  const withoutId = () => client.call('GET', '/letter/api/Letter/:id');
  // @ts-expect-error the list has no such parameter
  const wrongQuery = () => client.call('GET', '/letter/api/Letter', { query: { Halaman: 1 } });
  // @ts-expect-error a subject is text
  const wrongBody = () => client.call('POST', '/letter/api/Letter', { body: { subject: 1 } });
  expect([wrongMethod, withoutId, wrongQuery, wrongBody]).toHaveLength(4);
});
