import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { signedState } from '../../../domain/letters/letter-life.ts';
import type { Db } from '../../db/executor.ts';
import { recordPastVersions } from '../../letters/index.ts';
import { letters } from '../../letters/tables.ts';
import { giveNumbers } from './give-numbers.ts';
import { addRows, type Making } from './make-rows.ts';
import { decidedUnderWay, drawnStates, type LetterPlan } from './plan.ts';
import { createPlanner } from './plan-by-chance.ts';
import { createRandom } from './random.ts';
import { noRows, writeRows } from './rows.ts';
import { workday } from './work-clock.ts';
import { readWorld } from './world.ts';

const batch = 1000;

/**
 * One transaction per thousand: constant memory, and an interruption leaves whole letters. Continues the counters.
 */
export async function seedManyLetters(
  db: Db,
  count: number,
  { now, tell }: { now: Date; tell: (done: number) => void },
): Promise<void> {
  const found = await db.execute<{ before: number }>(sql`select count(*)::int as before from ${letters}`);
  const seed = found.rows[0]?.before ?? 0;
  const world = await readWorld(db, { seed, now });
  // A separate random source: planning overlaps with writing, and neither may depend on the other's timing.
  const making = { ...world, random: createRandom(seed + 1), files: new Map() };
  const { random, clock, begin } = world;
  const planner = createPlanner(world);
  const planBatch = async (first: number) => {
    const plans: LetterPlan[] = [];
    for (let index = first; index < Math.min(first + batch, count); index += 1) {
      const part = (index + random.next()) / count;
      const plan = random.chance(0.99)
        ? planner.plan(clock.dateAt(begin + part * (clock.now - 1 - begin)), signedState)
        : planner.plan(clock.dateAt(clock.now - 1 - random.next() * 10 * workday), random.pick(drawnStates));
      plans.push(plan);
      // Lets the batch before go on to its next statement.
      if (index % 25 === 0) await nextTurn();
    }
    return plans;
  };
  let plans = await planBatch(0);
  for (let done = 0; done < count; done += batch) {
    const [next] = await Promise.all([planBatch(done + batch), writeBatch(db, making, plans)]);
    tell(done + plans.length);
    plans = next;
  }
  await db.execute(sql`analyze`);
}

async function writeBatch(db: Db, making: Making, plans: readonly LetterPlan[]): Promise<void> {
  await db.transaction(async (tx) => {
    // Lost in a crash, it is seeded again.
    await tx.execute(sql`set local synchronous_commit = off`);
    await giveNumbers(tx, plans);
    const rows = noRows();
    for (const plan of plans) addRows(rows, making, plan);
    await writeRows(tx, rows);
    await recordPastVersions(tx, decidedUnderWay(plans));
  });
}
