import { describe, expect, test } from 'vitest';
import type { Answer, Caller, Ok } from '../../support/app.ts';
import { sampleOf } from '../../support/sample.ts';
import { brokenRules } from './who-may/broken-rules.ts';
import { openCast, type Person } from './who-may/cast.ts';
import {
  bookingCell,
  bookingLines,
  dispositionCell,
  dispositionLines,
  itemCell,
  itemLines,
  uploadCell,
  uploadLines,
} from './who-may/item-lines.ts';
import { letterCell, letterLines } from './who-may/letter-lines.ts';
import { call, type Line, type Lines } from './who-may/lines.ts';
import { setStage } from './who-may/stage.ts';
import { type Cells, isTold, type Subject } from './who-may/walk.ts';

// Two concurrent requests per step: one wins, the other gets a reason. A row lock holds both after they passed the
// first check; released, they run in order.
const cast = await openCast();
const stage = await setStage(cast);
const { pool } = cast.desk.app;
const everybody = Object.entries(cast.people) as [Person, Caller][];

/** A permitted step, by the first entitled user and, where there is one, a second. */
type Move = { name: string; first: () => Promise<Answer<Ok>>; second: () => Promise<Answer<Ok>> };

/** Every step that may be done to a subject now. */
function movesOn<S extends Subject>(lines: Lines<S>, cell: Cells<S>, on: S): Move[] {
  return Object.entries(lines).flatMap(([name, line]: [string, Line<S>]) => {
    const able = everybody.filter(([person]) => cell(line, person, on) === '+').map(([, by]) => by);
    const [first, second = first] = able;
    if (name.startsWith('GET') || line.isBulk || !first || !second) return [];
    return [{ name, first: () => call(name, line, first, on), second: () => call(name, line, second, on) }];
  });
}

type Race = { name: string; row: { table: string; id: string }; letterId?: string; moves: Move[] };
const rowOf = (letterId: string) => ({ row: { table: 'letter', id: letterId }, letterId });
/** Steps on the letter that compete with steps on its parts. */
const cancelling = (letterId: string): Move => {
  const cancel = () =>
    cast.people.drafter.post(`/letter/api/Letter/${letterId}/cancel`, { reason: 'Keliru.' });
  return { name: 'cancel the letter', first: cancel, second: cancel };
};
const closing = (itemId: string): Move => {
  const body = { force: true, reason: 'Cukup.' };
  const close = () => cast.people.receiver.post(`/letter/api/Inbox/${itemId}/close`, body);
  return { name: 'close the item', first: close, second: close };
};
const scenes: Race[] = [
  ...stage.letters
    .filter(
      (on) =>
        on.state !== 'deleted' &&
        (on.kind === 'internal' || on.state === 'sent' || (on.kind === 'incoming' && on.state === 'draft')),
    )
    .map((on) => ({
      ...{ name: `a letter, ${on.kind} ${on.state}`, ...rowOf(on.id) },
      moves: movesOn(letterLines, letterCell, on),
    })),
  ...stage.items
    .filter((on) => on.state !== 'cancelled')
    .map((on) => ({
      ...{ name: `an item, ${on.state}`, ...rowOf(on.letterId) },
      moves: [...movesOn(itemLines(cast), itemCell, on), cancelling(on.letterId)],
    })),
  ...stage.dispositions
    .filter((on) => on.state !== 'cancelled' && on.state !== 'withdrawn')
    .map((on) => ({
      ...{ name: `a disposition, ${on.state}`, ...rowOf(on.letterId) },
      moves: [
        ...movesOn(dispositionLines, dispositionCell, on),
        ...[cancelling(on.letterId), closing(on.itemId)],
      ],
    })),
  ...stage.uploads.map((on) => ({
    ...{ name: `an upload, ${on.state}`, row: { table: 'letter_upload', id: on.id } },
    moves: movesOn(uploadLines, uploadCell, on),
  })),
  ...stage.bookings.map((on) => ({
    ...{ name: `a number, ${on.state}`, row: { table: 'booked_number', id: on.id } },
    moves: movesOn(bookingLines, bookingCell, on),
  })),
].filter(({ moves }) => moves.length > 0);

/** Starts both while the row is locked; the second after the first. */
async function atOnce(
  { table, id }: Race['row'],
  first: Move['first'],
  second: Move['second'],
): Promise<Answer<Ok>[]> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`select 1 from "${table}" where id = $1 for update`, [id]);
    const answers: Promise<Answer<Ok>>[] = [];
    for (const move of [first, second]) {
      let isDone = false;
      const answer = move().finally(() => {
        isDone = true;
      });
      answers.push(answer);
      await waits(holder, answers.length, () => isDone);
    }
    await holder.query('commit');
    return await Promise.all(answers);
  } finally {
    holder.release();
  }
}

/** Waits until this many requests wait for a lock, or this one is known not to. */
async function waits(
  by: { query: (text: string) => Promise<{ rows: { n: number }[] }> },
  many: number,
  isDone: () => boolean,
) {
  const until = Date.now() + 400;
  while (Date.now() < until && !isDone()) {
    const { rows } = await by.query(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if ((rows[0]?.n ?? 0) >= many) return;
    await new Promise((later) => setTimeout(later, 5));
  }
}

async function inTurn(first: Move['first'], second: Move['second']): Promise<number> {
  await first();
  const { status } = await second();
  await stage.kept.putBack();
  return status;
}

/** Steps on a comment compete only with what ends comments. */
const isComment = ({ name }: Move) => name.includes('/comments');
const endsComments = ({ name }: Move) => /\/sign$|^DELETE .*:id$/.test(name);
const meet = (one: Move, other: Move) =>
  one !== other && (isComment(one) ? endsComments(other) : !isComment(other) || endsComments(one));

// In `npm test` every step meets itself once.
const met = new Set(
  sampleOf(
    scenes.flatMap(({ moves }) => moves),
    ({ name }) => [name],
  ),
);
const sampled = scenes
  .map((scene) => ({ ...scene, moves: scene.moves.filter((move) => met.has(move)) }))
  .filter(({ moves }) => moves.length > 0);

describe.each(sampled)('$name', (scene) => {
  test('whoever comes second is told', () => comeTogether(scene, 90));
});
describe.each(scenes)('$name', (scene) => {
  test('whoever comes second is told, whatever two it is', { tags: ['full'] }, () => comeTogether(scene, 1));
});

/** Races every step with itself, and one of `share` pairs of different steps. */
async function comeTogether({ row, letterId, moves }: Race, share: number): Promise<void> {
  const winning: Move[] = [];
  const wrong: string[] = [];
  for (const move of moves) {
    // Steps that may be done again and again have no winner.
    if ((await inTurn(move.first, move.second)) === 200) continue;
    winning.push(move);
    const answers = await atOnce(row, move.first, move.second);
    wrong.push(...(await faultsOf(`${move.name}, twice`, answers, letterId)));
  }
  const pairs = winning.flatMap((one) =>
    winning.filter((other) => meet(one, other)).map((other) => ({ one, other })),
  );
  for (const { one, other } of pairs.filter((_, at) => at % share === 0)) {
    const what = `${one.name}, then ${other.name}`;
    const answers = await atOnce(row, one.first, other.second);
    const isWonByBoth = answers.every(({ status }) => status === 200);
    const faults = await faultsOf(what, answers, letterId);
    // Both go through only where the one may follow the other.
    if (isWonByBoth && (await inTurn(one.first, other.second)) === 200) faults.shift();
    wrong.push(...faults);
  }
  expect(wrong).toEqual([]);
  expect(moves.length).toBeGreaterThan(0);
}

/** Gives the faults of a race (both won, no reason given, broken rules), then restores all rows. */
async function faultsOf(
  what: string,
  answers: readonly Answer<Ok>[],
  letterId: string | undefined,
): Promise<string[]> {
  const statuses = answers.map(({ status }) => status);
  const broken = letterId ? await brokenRules(pool, letterId) : [];
  await stage.kept.putBack();
  const isWonByOne = statuses.filter((status) => status === 200).length === 1;
  const untold = answers.filter(
    (answer) => answer.status !== 200 && !([403, 404, 409].includes(answer.status) && isTold(answer)),
  );
  return [
    ...(isWonByOne ? [] : [`${what}: ${statuses.join(' and ')}`]),
    ...untold.map(({ status, body }) => `${what}: told ${status} ${body?.message}`),
    ...broken.map((rule) => `${what}: ${rule}`),
  ];
}
