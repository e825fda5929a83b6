import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { RecordChecks, Resource } from '../../resources/declare.ts';
import { type Hooks, joinHooks, refuseFaults, seenFor } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Behaviour, Registered } from './behaviour.ts';

/** The hooks of all behaviours by resource; their checks run before what follows a write. */
export const behaviourHooks = (
  all: readonly Resource[],
  registered: readonly Registered[],
): Record<string, Hooks> =>
  joinHooks(
    ...registered.map(({ resource, behaviour }) => {
      const { checks = {} } = all.find(({ name }) => name === resource.name) ?? {};
      return { [resource.name]: checkHooks(all, resource.name, checks, behaviour) };
    }),
    ...registered.map(({ resource, behaviour }) => ({ [resource.name]: behaviour.hooks ?? {} })),
  );

function checkHooks(
  all: readonly Resource[],
  name: string,
  checks: RecordChecks,
  { checks: runs = {} }: Behaviour,
): Hooks {
  const resource = all.find((one) => one.name === name);
  if (!resource || Object.keys(runs).length === 0) return {};
  return {
    checkWrite: async (executor, { actor, before, record }) => {
      const changed = Object.keys(resource.fields).filter(
        (field) => JSON.stringify(record[field]) !== JSON.stringify(before?.[field]),
      );
      if (changed.length === 0) return;
      await oneAtATime(executor, name);
      const faults: Record<string, string[]> = {};
      for (const [check, { at, says }] of Object.entries(checks)) {
        if (await runs[check]?.(executor, record, before)) continue;
        faults[at] = [...(faults[at] ?? []), translate(says)];
      }
      refuseFaults(seenFor(actor, resource), faults, changed);
    },
  };
}

/** Of two writes at once each would miss what the other is about to store. */
const oneAtATime = (executor: Executor, name: string) =>
  executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`check ${name}`}, 0))`);
