import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../../server/actor.ts';
import { openPool } from '../../../server/db/connect.ts';
import type { Db } from '../../../server/db/executor.ts';
import { newId } from '../../../server/db/ids.ts';
import { lockLetter } from '../../../server/letters/reading/find-letter.ts';
import { writeSignature } from '../../../server/letters/signing/write-signature.ts';
import { openDesk, password } from './desk.ts';

// Property: no number twice and none missing, with any concurrency and failures. Typesetting is left out
// (writeSignature is real); the full path runs with fewer letters below.
const desk = await openDesk();
const { direktur } = desk.people;
const { db, pool } = desk.app;

// A second pool acts as a second server on the same database.
const other = openPool(String(pool.options.connectionString));
afterAll(() => other.close());

test('a thousand signatures over five counters with crashes between give each number once and leave no gap', {
  tags: ['full'],
  timeout: 60_000,
}, async () => {
  const letters = await lettersToSign(1000);
  const random = randomOf(20_261_121);
  const crashed = { before: 0, after: 0, killed: 0 };
  const servers: Db[] = [db, other.db];
  const actor = signer();
  const queue = [...letters];
  const signed = new Map<string, string>();

  /** Signs once; one in ten fails between taking and committing the number, in one of three ways. */
  const signOne = async (server: Db, id: string): Promise<boolean> => {
    const fate =
      random() < 0.1 ? (['before', 'after', 'killed'] as const)[Math.floor(random() * 3)] : undefined;
    try {
      const { number } = await server.transaction(async (tx) => {
        const letter = await lockLetter(tx, id);
        const written = await writeSignature(
          tx,
          actor,
          letter,
          { at: new Date(), verifyCode: newId() },
          async () => {
            // The number is taken, nothing written yet: typesetting fails, or the server dies.
            if (fate === 'before') throw new Error('The disk is full');
            if (fate === 'killed') await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
          },
        );
        if (fate === 'after') throw new Error('The process ends before it commits');
        return written;
      });
      signed.set(id, number);
      return true;
    } catch (error) {
      if (!fate) throw error;
      crashed[fate] += 1;
      return false;
    }
  };
  const worker = async (server: Db) => {
    for (let id = queue.shift(); id; id = queue.shift()) {
      // Failed signatures are retried, as a user would.
      if (!(await signOne(server, id))) queue.push(id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, at) => worker(servers[at % 2] as Db)));

  expect(signed.size).toBe(1000);
  expect(new Set(signed.values()).size).toBe(1000);
  expect(crashed.before + crashed.after + crashed.killed).toBeGreaterThan(60);
  for (const kind of Object.values(crashed)) expect(kind).toBeGreaterThan(10);
  const { rows } = await db.execute<{
    id: string;
    first: number;
    last: number;
    given: number;
    lowest: number;
    highest: number;
  }>(sql`
    select c.id, c.first, c.last, count(n.*)::int as given, min(n.sequence) as lowest, max(n.sequence) as highest
    from number_counter c join letter_number n on n.counter_id = c.id group by c.id`);
  expect(rows).toHaveLength(5);
  for (const counter of rows) {
    expect(counter).toMatchObject({ given: 200, lowest: counter.first, highest: counter.last });
    expect(counter.last).toBe(counter.first + 199);
  }
  const { rows: stray } = await db.execute(sql`
    select 1 from letter l full join letter_number n on n.letter_id = l.id
    where l.number is distinct from n.number or (l.state = 'sent') <> (n.letter_id is not null)`);
  expect(stray).toEqual([]);
});

test('the whole of signing, asked at once, with a full disk between, does the same', async () => {
  const before = (await numbers()).length;
  const ids = await Promise.all(Array.from({ length: 8 }, () => desk.inState('signing')));
  const { putFile } = desk.app.files;
  let written = 0;
  desk.app.files.putFile = (...given) => {
    written += 1;
    return written % 4 === 0 ? Promise.reject(new Error('The disk is full')) : putFile(...given);
  };
  const sign = (id: string) => direktur.post(desk.at(id, '/sign'), { password });
  const first = await Promise.all(ids.map(sign));
  desk.app.files.putFile = putFile;
  const again = ids.filter((_, at) => first[at]?.status !== 200);
  expect(again.length).toBeGreaterThan(0);
  const second = await Promise.all(again.map(sign));
  expect(second.map((answer) => answer.status)).toEqual(again.map(() => 200));
  const after = await numbers();
  expect(after).toHaveLength(before + 8);
  expect((await gaps()).every((counter) => counter.missing === 0)).toBe(true);
}, 60_000);

const numbers = async () =>
  (await db.execute<{ number: string }>(sql`select number from letter_number`)).rows;
const gaps = async () =>
  (
    await db.execute<{ missing: number }>(sql`
      select c.last - c.first + 1 - count(n.*)::int as missing from number_counter c
      left join letter_number n on n.counter_id = c.id group by c.id`)
  ).rows;

/** Letters awaiting direktur's signature, in five subtypes with a counter each; copies of a real one. */
async function lettersToSign(count: number): Promise<string[]> {
  const model = await desk.inState('signing');
  await db.execute(sql`update script_number_code set counter_scope = '{companyCode,unitId,subTypeCode}'`);
  const { rows: kinds } = await db.execute<{ id: string }>(sql`
    select id from script_sub_type where number_code_id = (
      select k.number_code_id from letter l join script_sub_type k on k.id = l.script_sub_type_id where l.id = ${model})
    union all select id from script_sub_type where number_code_id <> (
      select k.number_code_id from letter l join script_sub_type k on k.id = l.script_sub_type_id where l.id = ${model})
    limit 5`);
  const ids = Array.from({ length: count }, newId);
  await db.execute(sql`update script_sub_type set number_code_id = (
    select k.number_code_id from letter l join script_sub_type k on k.id = l.script_sub_type_id where l.id = ${model})`);
  await db.execute(sql`
    insert into letter (id, state, subject, script_type_id, script_sub_type_id, security_id, classification_id, user_id,
      position_id, sender_user_id, sender_position_id, holder_position_id)
    select w.id, 'signing', 'Naskah ' || w.n, l.script_type_id,
      (${sql.param(kinds.map((kind) => kind.id))}::uuid[])[1 + w.n % 5], l.security_id, l.classification_id, l.user_id,
      l.position_id, l.sender_user_id, l.sender_position_id, l.holder_position_id
    from letter l, unnest(${sql.param(ids)}::uuid[]) with ordinality w(id, n) where l.id = ${model}`);
  await db.execute(sql`delete from task where letter_id = ${model}`);
  return ids;
}

function signer(): Actor {
  return {
    userId: direktur.userId,
    personName: direktur.personName,
    positionId: direktur.positionId,
    ...{
      sessionId: '',
      entryId: '',
      sharesPost: false,
      entryType: 'User Main Role',
      positionName: '',
      ownPositionName: '',
      unitId: '',
      unitName: '',
    },
    ...{
      forUserId: null,
      scopes: null,
      canOpenSecret: false,
      isUnitKearsipan: false,
      recordsOf: [],
      isAdditional: false,
    },
    privileges: [],
  };
}

/** The same fates on every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
