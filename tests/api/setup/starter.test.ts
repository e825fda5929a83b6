import { expect, it } from 'vitest';
import type { Setup, Starter } from '../../../domain/calls/setup.ts';
import type { Ok } from '../../support/app.ts';
import { emptyDesk } from './empty-desk.ts';

const { admin, stranger, pool } = await emptyDesk();
const url = '/setting/api/Setup';
const read = async () => (await admin.get<Ok<Setup>>(url)).body.data;
const states = ({ steps }: Setup) => Object.fromEntries(steps.map(({ name, state }) => [name, state]));
const starter = async () => (await admin.get<Ok<Starter>>(`${url}/Starter`)).body.data.groups;
const keysOf = async (...steps: string[]) =>
  (await starter())
    .filter(({ step }) => steps.includes(step))
    .flatMap(({ items }) => items.filter(({ exists }) => !exists).map(({ key }) => key));

it('says of an empty installation what the first signature needs, and leads its administrator', async () => {
  const setup = await read();
  expect(setup).toMatchObject({ home: 'assistant', hasMail: false, workbookTakenAt: null });
  expect(states(setup)).toEqual({
    company: 'partly',
    units: 'none',
    posts: 'none',
    people: 'none',
    kinds: 'none',
    classification: 'none',
  });
  expect(setup.steps[0]?.says).toBe('PT Contoh Karya, kode CK; belum ada kop surat');
  expect(setup.says).toBe(
    'Naskah pertama dapat ditandatangani setelah ada jabatan penanda tangan, pemangkunya, jenis naskah dengan pola nomor, dan kode klasifikasi.',
  );
  expect((await stranger.get(url)).status).toBe(401);
});

it('makes all of the starter set at once, and nothing twice', async () => {
  const units = await keysOf('units');
  expect((await admin.post<Ok<{ created: number }>>(`${url}/Starter`, { keys: units })).body).toMatchObject({
    statusCode: 200,
    data: { created: units.length },
  });
  const rest = await keysOf('company', 'posts', 'people', 'kinds', 'classification');
  const taken = await admin.post<Ok<{ created: number }>>(`${url}/Starter`, { keys: rest });
  expect(taken.body).toMatchObject({ statusCode: 200 });
  expect(taken.body.data.created).toBeGreaterThan(200);
  const again = await admin.post<Ok<{ created: number }>>(`${url}/Starter`, { keys: rest });
  expect(again.body.data).toEqual({ created: 0 });
  expect(await keysOf('company', 'units', 'posts', 'people', 'kinds', 'classification')).toEqual([]);
  const setup = await read();
  expect(states(setup)).toEqual({
    company: 'partly',
    units: 'done',
    posts: 'done',
    people: 'none',
    kinds: 'done',
    classification: 'done',
  });
  const kind = await pool.query(
    `select count(*)::int as n from script_sub_type where default_classification_id is null`,
  );
  expect(kind.rows[0].n).toBe(0);
});

it('proposes the city of its letterhead as the place of the first letter', async () => {
  const [{ id }] = (await pool.query(`select id from script_sub_type where code = 'ND'`)).rows;
  const place = async () => (await admin.get(`/letter/api/Writing/proposal/${id}`)).body.data.place;
  expect(await place()).toBeNull();
  const letterheads = '/master-data/api/LetterheadTemplate';
  const [letterhead] = (await admin.get(letterheads)).body.data.items;
  const saved = await admin.put(`${letterheads}/${letterhead.id}`, {
    content: `${letterhead.content}<p>Jalan Contoh No. 1, Medan 20111<br>Telp. (061) 555 0100</p>`,
    version: letterhead.version,
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await place()).toBe('Medan');
});

it('steps aside once it is skipped', async () => {
  expect((await admin.post<Ok<Setup>>(url, { home: 'skipped' })).body.data.home).toBe('line');
  expect((await admin.post(url, { home: 'gone' })).status).toBe(422);
});
