import { signedState } from '../../../domain/letters/letter-life.ts';
import type { Executor } from '../../db/executor.ts';
import type { FileStore } from '../../files/index.ts';
import { recordPastVersions } from '../../letters/index.ts';
import { commonFiles, keepDemoFiles, receiptFile } from './demo-files.ts';
import { giveNumbers } from './give-numbers.ts';
import { addRows } from './make-rows.ts';
import { addNotifications } from './notify.ts';
import { decidedUnderWay, drawnStates, type LetterPlan } from './plan.ts';
import { createPlanner, type World } from './plan-by-chance.ts';
import { planDesks, planSamples } from './plan-by-hand.ts';
import { planOutside, scansOf } from './plan-outside.ts';
import { planRecent } from './plan-recent.ts';
import { createRandom } from './random.ts';
import { noRows, writeRows } from './rows.ts';
import { seedDispositions } from './seed-dispositions.ts';
import { seedOutside } from './seed-outside.ts';
import { shapeInboxes } from './shape-inboxes.ts';
import { workday } from './work-clock.ts';
import { readWorld } from './world.ts';

/** About 600 in total, with the samples and the planned work. */
const byChance = { sent: 497, underWay: 28 };

/**
 * Two years of letters, with work for every demo account; deterministic for
 * the same `now`. Attachments need a file store.
 */
export async function seedDemoLetters(
  executor: Executor,
  { now, files }: { now: Date; files?: FileStore },
): Promise<void> {
  const world = await readWorld(executor, { seed: 20_261_121, now });
  const { organisation, people, random } = world;
  const outside = planOutside(world);
  const sent = [...planSent(world), ...outside.sent].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  shapeInboxes(organisation, (post, at) => people.partyOf(random, post, at), sent);
  const plans = [...sent, ...planDesks(world), ...planUnderWay(world), ...outside.open];
  // Drawn apart, so that all other letters stay as they are.
  const apart = { ...world, random: createRandom(20_261_128) };
  const recent = planRecent(apart);
  await giveNumbers(
    executor,
    [...sent, ...recent].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
  const rows = noRows();
  const making = { ...world, files: await keepDemoFiles(files, scansOf(outside.sent)) };
  for (const plan of plans) addRows(rows, making, plan);
  for (const plan of recent) addRows(rows, { ...making, ...apart }, plan);
  addNotifications(rows, world, plans);
  await writeRows(executor, rows);
  await seedOutside(executor, plans, making.files.get(receiptFile));
  await recordPastVersions(executor, decidedUnderWay(plans));
  await seedDispositions(executor, { organisation, now });
}

/** In order of signing, because numbers follow it; more of them recently. */
function planSent(world: World): LetterPlan[] {
  const { random, clock, begin } = world;
  const planner = createPlanner(world);
  const samples = planSamples(world);
  const drawn = Array.from({ length: byChance.sent }, (_none, index) => {
    const part = 1 - (1 - (index + random.next()) / byChance.sent) ** 1.4;
    const plan = planner.plan(clock.dateAt(begin + part * (clock.now - 1 - begin)), signedState);
    if (random.chance(0.09)) plan.files.push(random.pick(commonFiles));
    return plan;
  });
  return [...samples, ...drawn].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function planUnderWay(world: World): LetterPlan[] {
  const { random, clock } = world;
  const planner = createPlanner(world);
  return Array.from({ length: byChance.underWay }, () =>
    planner.plan(clock.dateAt(clock.now - 1 - random.next() * 5 * workday), random.pick(drawnStates)),
  );
}
