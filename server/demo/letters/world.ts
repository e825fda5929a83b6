import type { Executor } from '../../db/executor.ts';
import { readOrganisation } from './organisation.ts';
import { createPeople } from './people.ts';
import type { World } from './plan-by-chance.ts';
import { createRandom } from './random.ts';
import { readTopics } from './topics.ts';
import { createWorkClock } from './work-clock.ts';

/** Letters begin two years ago; the office opened three weeks earlier, for what led to the first. */
export const spanDays = 747;

/** Everything letters are made from, as of now. */
export async function readWorld(
  executor: Executor,
  { seed, now }: { seed: number; now: Date },
): Promise<World> {
  const organisation = await readOrganisation(executor);
  return {
    random: createRandom(seed),
    clock: createWorkClock(new Date(now.getTime() - (spanDays + 21) * 86_400_000), now),
    organisation,
    people: createPeople(organisation),
    topics: readTopics(),
  };
}
