import { refuseLockout } from '../accounts/index.ts';
import type { Hooks } from '../crud/index.ts';

/** Rights are used in a post: the last administrator's must not end today, nor be abolished. */
export const holderHooks: Hooks = {
  afterWrite: async (executor, { before }) => {
    if (before) await refuseLockout(executor);
  },
  afterDelete: (executor) => refuseLockout(executor),
};

export const postHooks: Hooks = {
  afterWrite: async (executor, { before, record }) => {
    if (before?.isActive === true && record.isActive === false) await refuseLockout(executor);
  },
};
