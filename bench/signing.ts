import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { dayInWib } from '../lib/wib.ts';
import { memoryOf } from './memory.ts';
import type { Figure } from './report.ts';
import { freePort, headersOf, run, scratchFolder, signedIn, socketOf } from './server-process.ts';

/** Letters that each of them signs, in turns with times in which nobody signs: a machine is not always as busy. */
const signers = { direktur: 500, atasan: 500 };
const inBatch = 50;
const alone = 2000;
/** Read in turn, each a while after the last, as people do; back to back they would measure themselves. */
const lists = [
  '/letter/api/Inbox?PerPage=10',
  '/letter/api/Letter?PerPage=10',
  '/letter/api/Task?PerPage=10',
];
const pause = 20;

type Call = ReturnType<typeof signedIn>;

/** Signs 1,000 letters as two users, both at once, while a third reads lists; their p95 against the same alone. */
export async function measureSigning(): Promise<Figure[]> {
  const folder = scratchFolder();
  const port = await freePort();
  const server = await run('server/main.ts', { NASKAH_DATA: folder.path }, port, '/readyz');
  const pool = new Pool({ host: socketOf(folder.path), user: 'naskah', database: 'naskah', max: 2 });
  try {
    const as = async (account: string): Promise<Call> => signedIn(port, await headersOf(port, account));
    const drafter = await as('staf');
    const reader = await as('arsiparis');
    const desks: { call: Call; ids: string[] }[] = [];
    for (const [account, count] of Object.entries(signers)) {
      const call = await as(account);
      desks.push({ call, ids: await waitingFor(call, drafter, pool, count) });
    }
    // The first of each starts what it needs.
    for (const { call, ids } of desks) await signed(call, ids.splice(-1));
    await listsDuring(reader, sleep(alone));
    const memory = () => memoryOf(Number(server.child.pid));
    const before = memory();
    const peak = { server: 0, all: 0 };
    const quiet: number[] = [];
    const beside: number[] = [];
    let seconds = 0;
    const letters = desks.reduce((sum, { ids }) => sum + ids.length, 0);
    while (desks.some(({ ids }) => ids.length > 0)) {
      quiet.push(...(await listsDuring(reader, sleep(alone))));
      const began = performance.now();
      const signing = Promise.all(desks.map(({ call, ids }) => signed(call, ids.splice(-inBatch))));
      beside.push(...(await listsDuring(reader, signing)));
      seconds += (performance.now() - began) / 1000;
      const { server: own, all } = memory();
      Object.assign(peak, { server: Math.max(peak.server, own), all: Math.max(peak.all, all) });
    }
    await sleep(20_000);
    const after = memory();
    const [rest, busy] = [p95(quiet), p95(beside)];
    return [
      {
        name: 'lists while 1,000 letters are signed, p95 to the same alone',
        value: busy / rest,
        unit: 'times',
        bound: { at: 'most', value: 2 },
        detail: `${rest.toFixed(0)} to ${busy.toFixed(0)} ms, the longest ${Math.max(...beside).toFixed(0)} ms; ${beside.length} read in ${seconds.toFixed(0)} s, ${((1000 * seconds) / letters).toFixed(0)} ms a letter`,
      },
      {
        name: 'memory of the server while it signs them',
        value: peak.server,
        unit: 'MB',
        detail: `${before.server.toFixed(0)} before, ${after.server.toFixed(0)} after; with its children ${before.all.toFixed(0)}, ${peak.all.toFixed(0)}, ${after.all.toFixed(0)}`,
      },
    ];
  } finally {
    await pool.end();
    await server.stop();
    folder.remove();
  }
}

const paragraph =
  '<p>Menindaklanjuti rapat koordinasi, dengan ini disampaikan rencana operasi di seluruh ruas yang dikelola, termasuk penambahan petugas gerbang dan kendaraan derek.</p>';

/** Draws one letter up by the calls and copies it by SQL: the calls would take minutes. */
async function waitingFor(signer: Call, drafter: Call, pool: Pool, count: number): Promise<string[]> {
  const { id: senderId, positionId: senderPositionId } = await signer(
    'GET',
    '/user/api/Account/GetUserByToken',
  );
  const idOf = async (table: string, code: string) =>
    (await pool.query(`select id from ${table} where code = $1`, [code])).rows[0].id;
  const { rows: receivers } = await pool.query(
    `select user_id as "userId", position_id as "userPositionId", false as "showUserName" from job_mapping
     where is_active and type = 'definitif' and position_id <> $1 limit 2`,
    [senderPositionId],
  );
  const { id } = await drafter('POST', '/letter/api/Letter', {
    ...{
      concern: 'internal',
      from: 'internal',
      place: 'Jakarta',
      contentMode: 'editor',
      anyReviewer: 'tidakAda',
    },
    naskahDinasParentCategoryId: await idOf('script_type', 'KI'),
    naskahDinasCategoryId: await idOf('script_sub_type', 'ND'),
    permissionClassificationId: await idOf('security_classification', 'B'),
    archiveClassificationId: await idOf('archive_classification', 'OP.01.01'),
    ...{
      subject: 'Rencana operasi Natal',
      content: paragraph.repeat(8),
      scriptDate: dayInWib(),
      receivers,
      senderId,
      senderPositionId,
    },
  });
  await drafter('POST', `/letter/api/Letter/${id}/submit`);
  const { rows } = await pool.query<{ id: string }>('select uuidv7() as id from generate_series(1, $1)', [
    count,
  ]);
  const ids = rows.map((row) => row.id);
  await copyRows(pool, { table: 'letter', key: 'id', from: id, ids });
  for (const table of ['letter_content', 'letter_recipient', 'task'])
    await copyRows(pool, { table, key: 'letter_id', from: id, ids });
  return ids;
}

async function copyRows(
  pool: Pool,
  { table, key, from, ids }: { table: string; key: string; from: unknown; ids: string[] },
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`);
  const values = names.map((name) => {
    if (name === `"${key}"`) return 'copy.id';
    return name === '"id"' ? 'gen_random_uuid()' : `origin.${name}`;
  });
  await pool.query(
    `insert into ${table} (${names.join()}) select ${values.join()}
     from ${table} origin, unnest($2::uuid[]) as copy (id) where origin.${key} = $1`,
    [from, ids],
  );
}

async function signed(call: Call, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id } = await call('POST', '/letter/api/Task/sign/batch', { ids, password: 'Naskah-2026!' });
  let batch: Record<string, unknown>;
  do {
    await sleep(250);
    batch = await call('GET', `/letter/api/Task/batch/${id}`);
  } while (batch.state === 'running');
  if (batch.done !== batch.totalCount)
    throw new Error(`Not all were signed: ${JSON.stringify(batch).slice(0, 2000)}`);
}

async function listsDuring(reader: Call, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  for (let turn = 0; !isOver; turn += 1) {
    const began = performance.now();
    await reader('GET', lists[turn % lists.length] ?? '');
    times.push(performance.now() - began);
    await sleep(pause);
  }
  await ended;
  return times;
}

const p95 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
