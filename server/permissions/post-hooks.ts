import { sql } from 'drizzle-orm';
import { refuseLockout } from '../accounts/index.ts';
import type { Hooks } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import {
  refuseGivenByHolding,
  refuseGivenByPost,
  refuseGivenByRemoval,
  rolesOf,
} from './keepers-of-posts.ts';
import { refuseSecondDefinitive } from './one-definitive-holder.ts';

/**
 * Rights apply through a post: that of the last administrator must not end today, be abolished or lose its role.
 */
export const holderHooks: Hooks = {
  afterWrite: async (executor, { actor, before, record }) => {
    await refuseSecondDefinitive(executor, before, record);
    await refuseGivenByHolding(executor, actor, before, record);
    // An additional post may become the main one, and its role the effective one.
    if (before || (await hasRolesElsewhere(executor, record))) await refuseLockout(executor);
  },
  afterDelete: async (executor, { actor, before }) => {
    await refuseGivenByRemoval(executor, actor, before);
    await refuseLockout(executor);
  },
};

export const postHooks: Hooks = {
  afterWrite: async (executor, { actor, before, record }) => {
    const isSame = rolesOf(before).join() === rolesOf(record).join();
    if (isSame && (before === null || before.isActive === record.isActive)) return;
    await refuseGivenByPost(executor, actor, before, record);
    if (before) await refuseLockout(executor);
  },
};

async function hasRolesElsewhere(executor: Executor, record: Record<string, unknown>): Promise<boolean> {
  const found = await executor.execute(sql`
    select from job_mapping
    where user_id = ${record.userId} and id <> ${record.id} and cardinality(holding_roles(id)) > 0 limit 1`);
  return found.rows.length > 0;
}
