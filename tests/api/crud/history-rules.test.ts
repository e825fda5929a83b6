import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const labels = '/letter/api/Label';
const owner = await signIn('staf');
const colleague = await colleagueOf('staf');

it('The history of what is shared today leaves out what it was while it was private', async () => {
  const made = await owner.post(labels, { name: 'Rahasia saya', scope: 'pribadi', color: 'biru' });
  const at = `${labels}/${made.body.data.id}`;
  await owner.put(at, { name: 'Rapat', version: 1 });
  await owner.put(at, { scope: 'unit', version: 2 });
  await owner.put(at, { color: 'merah', version: 3 });
  const mine = (await owner.get(`${at}/history`)).body.data;
  const theirs = (await colleague.get(`${at}/history`)).body.data;
  expect(mine.totalCount).toBe(4);
  expect(theirs.totalCount).toBe(1);
  expect(theirs.items).toEqual([mine.items[0]]);
  expect(JSON.stringify(theirs)).not.toContain('Rahasia saya');
});

async function colleagueOf(account: string) {
  const email = `${account}@naskah.example`;
  const { rows } = await pool.query(
    `select u.email from "user" u join job_mapping m on m.user_id = u.id join position p on p.id = m.position_id
     where p.unit_id = (select p.unit_id from "user" u join job_mapping m on m.user_id = u.id
       join position p on p.id = m.position_id where u.email = $1 limit 1) and u.email <> $1`,
    [email],
  );
  for (const { email: other } of rows) {
    const caller = await signIn(other).catch(() => undefined);
    if (caller && (await caller.get(`${labels}?PerPage=1`)).status === 200) return caller;
  }
  throw new Error('The demo has no colleague');
}
