import type { Executor } from '../../db/executor.ts';
import { readOrganisation } from './organisation.ts';
import { createPeople } from './people.ts';
import type { World } from './plan-by-chance.ts';
import { createRandom } from './random.ts';
import { readTopics } from './topics.ts';
import { createWorkClock } from './work-clock.ts';

/** Everything letters are made from, as of now. */
export async function readWorld(
  executor: Executor,
  { seed, now }: { seed: number; now: Date },
): Promise<World> {
  const organisation = await readOrganisation(executor);
  const first = now.getTime() - twoYears;
  const clock = createWorkClock(new Date(Math.min(first - weeksBefore, beforeSamples)), now);
  return {
    random: createRandom(seed),
    clock,
    begin: clock.secondsAt(new Date(first)),
    organisation,
    people: createPeople(organisation),
    topics: readTopics(),
  };
}

const day = 86_400_000;
const twoYears = 747 * day;
/** Working time before the period, for the history of the first letters. */
const weeksBefore = 21 * day;
/** Sample letters have fixed dates, so the clock must start before them. */
const beforeSamples = Date.parse('2025-09-01T00:00:00+07:00');
