import type { FastifyInstance } from 'fastify';
import { dayInWib } from '../../../lib/wib.ts';
import type { Hooks } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { jobKind, sendJob } from '../../jobs/index.ts';
import { rememberHolders } from './changed-posts.ts';
import { handOverPosts } from './hand-over-posts.ts';
import { refuseWithTasks } from './refuse-with-tasks.ts';

export { handOverPosts } from './hand-over-posts.ts';

const handOverJob = jobKind<Record<string, never>>('hand-over-posts');

/** Queues a check after a change of holders or of an account's state, in the same transaction. */
const look = async (executor: Executor): Promise<void> => {
  await sendJob(executor, handOverJob, {});
};
export const successionHooks: Record<string, Hooks> = {
  'pengaturan.jabatan': {
    afterWrite: async (executor, { before, record }) => {
      if (before?.isActive === true && record.isActive === false)
        await refuseWithTasks(executor, String(record.id));
    },
  },
  'pengaturan.pemetaan-jabatan': { afterWrite: look, afterDelete: look },
  'manajemen-user.user': {
    afterWrite: async (executor, { before, record }) => {
      if (before && before.isActive !== record.isActive) await look(executor);
    },
  },
};

export function registerHandingOver(app: FastifyInstance, deps: Deps): void {
  deps.jobs.handle(handOverJob, async (_data, { now }) => {
    await handOverPosts(deps, now);
  });
  app.addHook('onReady', () => rememberHolders(deps.db, dayInWib()));
}
