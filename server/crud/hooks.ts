import type { Executor } from '../db/executor.ts';
import type { Who } from '../who.ts';

export type Row = Record<string, unknown>;

/** What one resource does beyond the derived behaviour; runs in the transaction of the write, which may begin anew: it does nothing outside of it. */
export type Hooks = {
  afterWrite?: (
    executor: Executor,
    change: { who: Who; before: Row | null; record: Row; secrets: Record<string, string> },
  ) => Promise<void>;
  /** Refuses or follows up a deletion; the record is gone already. */
  afterDelete?: (executor: Executor, change: { who: Who; before: Row }) => Promise<void>;
};
