import { afterAll, expect, expectTypeOf, test } from 'vitest';
import { createClient } from '../../../client/create-client.ts';
import { recordsOf } from '../../../client/records.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { vehicle } from '../../declared/kendaraan.ts';
import type { complaint } from '../../declared/pengaduan.ts';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';

const { app, pool } = await testApp();
await openEverything(pool);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { token, user } = await createClient({ url }).call('POST', '/user/api/Account/login', {
  body: { email: 'admin@naskah.example', password: demoPassword },
});
const client = createClient({ url, token });
const vehicles = recordsOf(client, vehicle);
const complaints = recordsOf<typeof complaint>(client, { service: 'layanan', entity: 'ExampleComplaint' });
const unitId = (await client.call('GET', '/master-data/api/OrganizationUnit/lookup')).items[0]?.id ?? '';

test('records of a declared entity are made, listed, changed, summed up, acted on and deleted', async () => {
  const car = { code: 'KLN-1', name: 'Patroli', plate: 'B 1 KLN', unitId, purchaseDate: '2026-01-31' };
  const made = await vehicles.create({ ...car, odometer: 10, status: 'siap' });
  expectTypeOf(made.odometer).toEqualTypeOf<number | null>();
  const { items } = await vehicles.list({ filter: { unitId }, sort: { field: 'odometer', order: 'desc' } });
  expect(items.map(({ plate }) => plate)).toContain('B 1 KLN');
  const { groups } = await vehicles.figures({ groupBy: 'status', search: 'B 1 KLN' });
  expect(groups).toMatchObject([{ key: 'siap', count: 1, values: { odometer: { sum: '10' } } }]);
  const sent = await vehicles.act('sendToService', { id: made.id, values: { workshop: 'Bengkel Ruas' } });
  expect(sent.record).toMatchObject({ status: 'perbaikan' });
  expectTypeOf(await vehicles.act('listDue', {})).toEqualTypeOf<Blob>();
  const read = await vehicles.read(made.id);
  expect((await vehicles.change(made.id, { odometer: 20 }, read.version)).odometer).toBe(20);
  await vehicles.remove(made.id);
  await expect(vehicles.read(made.id)).rejects.toMatchObject({ status: 404 });
});

test('events are fired by their names, and steps say how a record came to its stage', async () => {
  const said = { subject: 'Palang menimpa', happenedOn: '2026-11-02', reporterName: 'Sri', unitId };
  const made = await complaints.create({ ...said, kind: 'fasilitas' });
  expectTypeOf(made.stage).toEqualTypeOf<'received' | 'checked' | 'handled' | 'done' | 'rejected'>();
  const { record } = await complaints.fire(made.id, 'check', {
    values: { officerId: user.id, place: 'Gerbang 2' },
  });
  expect(record?.stage).toBe('checked');
  expect((await complaints.steps(made.id)).items.map(({ event }) => event)).toContain('check');
});

test('the compiler refuses names and values that the declaration does not have', () => {
  const refused = [
    // @ts-expect-error no such field
    () => vehicles.list({ filter: { roda: 4 } }),
    // @ts-expect-error no such field to sort by
    () => vehicles.list({ sort: { field: 'roda', order: 'asc' } }),
    // @ts-expect-error the plate is missing
    () => vehicles.create({ code: 'A', name: 'A', unitId, purchaseDate: '2026-01-31' }),
    // @ts-expect-error an odometer is a number
    () => vehicles.change('1', { odometer: 'banyak' }),
    // @ts-expect-error the server computes it
    () => vehicles.change('1', { nextService: 1 }),
    // @ts-expect-error no such action
    () => vehicles.act('wash', { id: '1' }),
    // @ts-expect-error its form asks for the workshop
    () => vehicles.act('sendToService', { id: '1', values: {} }),
    // @ts-expect-error no such group
    () => vehicles.figures({ groupBy: 'roda' }),
    // @ts-expect-error it has no life
    () => vehicles.fire('1', 'check'),
    // @ts-expect-error no such event
    () => complaints.fire('1', 'cek'),
    // @ts-expect-error no such action: it declares none
    () => complaints.act('sendToService', { id: '1' }),
  ];
  expect(refused).toHaveLength(11);
});
