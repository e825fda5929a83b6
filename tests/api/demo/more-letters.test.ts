import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { demoPassword, seedDemo } from '../../../server/demo/index.ts';
import { seedManyLetters } from '../../../server/demo/letters/index.ts';
import { type Page, testApp } from '../../support/app.ts';

const { db, files, signIn } = await testApp();
const folder = mkdtempSync(join(tmpdir(), 'naskah-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const gaps = sql`
  select c.id from letter_number n full join number_counter c on c.id = n.counter_id
  group by c.id, c.last having max(sequence) is distinct from c.last or count(*) <> c.last`;
const lettersIn = async (where: typeof db) =>
  (await where.execute<{ count: number }>(sql`select count(*)::int as count from letter`)).rows[0]?.count ??
  0;

it('seeds more letters, again and again, each time going on with the numbers', {
  tags: ['full'],
}, async () => {
  const before = await lettersIn(db);
  const told: number[] = [];
  await seedManyLetters(db, 1010, { now: new Date(), tell: (done) => told.push(done) });
  await seedManyLetters(db, 40, { now: new Date(), tell: () => {} });
  expect(told).toEqual([1000, 1010]);
  expect(await lettersIn(db)).toBe(before + 1050);
  expect((await db.execute(gaps)).rows).toEqual([]);
});

it('lets a letter of the demo be signed, and its number is the next', async () => {
  const atasan = await signIn('atasan');
  const tasks = await atasan.get<Page<{ letterId: string }>>('/letter/api/Task?kind=sign');
  const id = tasks.body.data.items[0]?.letterId;
  const numbers = () => db.execute<{ count: number }>(sql`select count(*)::int as count from letter_number`);
  const before = (await numbers()).rows[0]?.count ?? 0;
  const signed = await atasan.post(`/letter/api/Letter/${id}/sign`, { password: demoPassword });
  expect(signed.status, signed.body.message).toBe(200);
  expect((await numbers()).rows).toEqual([{ count: before + 1 }]);
  expect((await db.execute(gaps)).rows).toEqual([]);
});

// npm test opens attachments of a first start instead (tests/api/database/process.test.ts).
it('gives letters real files where there is a place for them', { tags: ['full'] }, async () => {
  const empty = await testApp({ demo: false });
  expect(await seedDemo({ db: empty.db, files: empty.files })).toBe(true);
  const attachments = await empty.db.execute<{ hash: string; type: string }>(
    sql`select file_hash as hash, mime_type as type from letter_attachment`,
  );
  expect(attachments.rows.length).toBeGreaterThan(30);
  for (const { hash } of attachments.rows) expect(await empty.files.hasFile(hash)).toBe(true);
  const counted = await empty.db.execute(sql`
    select i.id from inbox_item i where i.attachment_count
      <> (select count(*) from letter_attachment a where a.letter_id = i.letter_id)`);
  expect(counted.rows).toEqual([]);
});

it('seeds no second time', async () => {
  expect(await seedDemo({ db, files })).toBe(false);
});

it('says in a sentence when the organisation is not the one of the demo', async () => {
  const bare = await testApp({ demo: false });
  await expect(seedManyLetters(bare.db, 5, { now: new Date(), tell: () => {} })).rejects.toThrow(
    /demo organisation is not whole/,
  );
});

it.each(['', '--letters 0', '--letters many', '--letter 5'])(
  'refuses "%s" with one sentence and status 1',
  async (given) => {
    const { code, said } = await run(given.split(' ').filter(Boolean));
    expect(code).toBe(1);
    expect(said).toMatch(/^Say how many letters, from 1 to \d+: npm run seed -- --letters \d+\n$/);
  },
);

function run(args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const env = { ...process.env, NASKAH_DATA: folder };
    const child = execFile(process.execPath, ['server/demo/seed.ts', ...args], { env }, (_error, out, said) =>
      done({ code: child.exitCode ?? -1, said: out + said }),
    );
  });
}
