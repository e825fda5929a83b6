import { expect, it } from 'vitest';
import type { Resource } from '../../../resources/declare.ts';
import { type Answer, type Ok, testApp } from '../../support/app.ts';
import { describeEach, isDistinct } from '../../support/declared/distinct.ts';
import { isIndonesian } from '../../support/declared/refused.ts';
import { addressOf, openEverything, standOf, writtenResources } from '../../support/declared/store.ts';
import { isFull } from '../../support/sample.ts';
import { matched, problemsOf, settled, upload } from '../transfer/transfers.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
// Only resources with screens offer imports; views are changed at their source records.
const cases = writtenResources.filter((resource) => resource.pages && !resource.view);
const asked = cases.filter(isDistinct);

const files: [what: string, content: string | Uint8Array, name: string][] = [
  ['empty', '', 'data.csv'],
  ['only NUL', '\u0000'.repeat(500), 'data.csv'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'data.csv'],
  ['no workbook', 'PK\u0003\u0004 sisa', 'data.xlsx'],
  ['a text called a workbook', 'kode;nama\n1;2\n', 'data.xlsx'],
  ['headings alone', 'Kode;Nama\n', 'data.csv'],
  ['a formula', 'Kode;Nama\n=1+1;Uji\n', 'data.csv'],
  ['a program', 'MZ\u0090\u0000', 'data.exe'],
];
/**
 * Each file starts a reader process, before anything of the resource matters: spread the files over the resources.
 */
const filesFor = (resource: Resource) => {
  if (!isFull) return files.filter((_, index) => index === asked.indexOf(resource));
  const turn = cases.indexOf(resource);
  return files.filter((_, index) => index % 4 === turn % 4);
};

it('has a resource for each of the files in npm test too', () => {
  expect(asked.length).toBeGreaterThanOrEqual(files.length);
});

describeEach(cases, (resource) => {
  const base = addressOf(resource);

  it('refuses files that are none, and names what is wrong with them', async () => {
    const before = await recordsOf(resource);
    const faults: string[] = [];
    for (const [what, content, name] of filesFor(resource)) {
      const answer = await upload(admin, base, content, name);
      if (answer.status < 400 || answer.status >= 500 || !isIndonesian(answer.body))
        faults.push(told(what, answer));
    }
    const noFile = await admin.post(`${base}/import`, { file: 'x' });
    if (noFile.status !== 422 || !noFile.body.errors.file) faults.push(told('no file', noFile));
    expect(faults).toEqual([]);
    expect(await recordsOf(resource)).toEqual(before);
  });

  it('finds something wrong in every row of nonsense, and stores none of them', async () => {
    const before = await recordsOf(resource);
    const template = await admin.get<string>(`${base}/import/template?format=csv`);
    const headings = String(template.body).replace('\ufeff', '').split('\n')[0]?.trim().split(/[;,]/) ?? [];
    const rows = ['~ tidak ada ~', "'; drop table letter --", 'x'.repeat(3000), '💥'].map((cell) =>
      headings.map(() => `"${cell}"`).join(';'),
    );
    const sent = await upload(admin, base, [headings.join(';'), ...rows, ''].join('\n'));
    expect(sent.status, told('upload', sent)).toBe(200);
    const { id } = sent.body.data;
    expect(Object.keys(matched(sent.body.data)).length).toBeGreaterThan(0);
    const started = await admin.post(`${base}/import/${id}/check`, {
      mapping: matched(sent.body.data),
      mode: 'create',
    });
    expect(started.status, told('check', started)).toBe(200);
    const job = await settled(admin, base, id);
    expect(job).toMatchObject({ state: 'checked', counts: { bad: rows.length } });
    const problems: { row: number; reason: string }[] = await problemsOf(admin, base, id);
    expect(problems.length).toBeGreaterThanOrEqual(rows.length);
    expect(new Set(problems.map(({ row }) => row)).size).toBe(rows.length);
    for (const { reason } of problems) expect(isIndonesian({ message: reason, errors: {} } as Ok)).toBe(true);
    const applied = await admin.post(`${base}/import/${id}/apply`);
    expect(applied.status).toBe(409);
    expect(await recordsOf(resource)).toEqual(before);
  });

  const tags = asked.indexOf(resource) % 4 === 0 ? [] : ['full'];
  it('refuses columns, modes and keys that are none', { tags }, async () => {
    const sent = await upload(admin, base, 'a;b\n1;2\n');
    const { id } = sent.body.data;
    const faults: string[] = [];
    const wrong: object[] = [
      {},
      { mapping: [] },
      { mapping: 'x' },
      { mapping: {} },
      { mapping: { constructor: 0 } },
      { mapping: { toString: 0, code: 1 } },
      { mapping: { code: 9 } },
      { mapping: { code: -1 } },
      { mapping: { code: 1.5 } },
      { mapping: { code: '0' } },
      { mapping: { id: 0 } },
      { mapping: { passwordHash: 0 } },
      { mapping: { createdAt: 0 } },
      { mapping: { code: 0, name: 0 } },
      { mapping: { code: 0 }, mode: 'truncate' },
      { mapping: { code: 0 }, mode: 'upsert', key: 'toString' },
      { mapping: { code: 0 }, mode: 'upsert', key: 'isActive' },
      { mapping: { code: 0 }, extra: 1 },
    ];
    for (const body of wrong) {
      const answer = await admin.post(`${base}/import/${id}/check`, body);
      if (answer.status !== 422 || !isIndonesian(answer.body))
        faults.push(told(JSON.stringify(body), answer));
    }
    expect(faults).toEqual([]);
  });
});

it('refuses a file of more than twenty megabytes, and one that is unpacked to more than a machine has', async () => {
  const base = '/master-data/api/Faq';
  const large = await upload(admin, base, `Kode;Nama\n${'x;y\n'.repeat(6 * 1024 * 1024)}`);
  expect([413, 422]).toContain(large.status);
  expect(isIndonesian(large.body)).toBe(true);
});

const told = (what: string, { status, body }: Answer<Ok>): string =>
  `${what}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`;

/** Gives the database state without import jobs and their problems. */
async function recordsOf(resource: Resource): Promise<Record<string, string>> {
  const stand = await standOf(pool, resource);
  return Object.fromEntries(Object.entries(stand).filter(([table]) => !table.startsWith('import_')));
}
