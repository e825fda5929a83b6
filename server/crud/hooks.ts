import type { Executor } from '../db/executor.ts';
import type { Who } from '../who.ts';

export type Row = Record<string, unknown>;

/** A write as hooks see it. */
export type Change = {
  who: Who;
  before: Row | null;
  record: Row;
  secrets: Record<string, string>;
  /** What the form of a new record asked for that another resource keeps. */
  created?: Row;
  /** A deleted record comes back: what it says was allowed when it was deleted. */
  isRestored?: boolean;
};

/** What one resource does beyond the derived behaviour; runs in the transaction of the write, which may begin anew: it does nothing outside of it. */
export type Hooks = {
  /** Takes what a deleted record said, gives what of it can be kept today. */
  beforeRestore?: (executor: Executor, kept: Row) => Promise<Row>;
  afterWrite?: (executor: Executor, change: Change) => Promise<void>;
  /** Refuses a deletion, or keeps what would go with the record; it is locked, and still there with all its parts. */
  beforeDelete?: (executor: Executor, change: { who: Who; before: Row }) => Promise<void>;
  /** Refuses or follows up a deletion; the record is gone already. */
  afterDelete?: (executor: Executor, change: { who: Who; before: Row }) => Promise<void>;
};

/** The hooks of several capabilities, by resource; those of one resource run one after the other. */
export function joinHooks(...all: Record<string, Hooks>[]): Record<string, Hooks> {
  const joined: Record<string, Hooks> = {};
  for (const [name, hooks] of all.flatMap((one) => Object.entries(one))) {
    const before = joined[name];
    joined[name] = before ? inTurn(before, hooks) : hooks;
  }
  return joined;
}

const inTurn = (first: Hooks, second: Hooks): Hooks => ({
  beforeRestore: async (executor, kept) => {
    const left = (await first.beforeRestore?.(executor, kept)) ?? kept;
    return (await second.beforeRestore?.(executor, left)) ?? left;
  },
  afterWrite: async (executor, change) => {
    await first.afterWrite?.(executor, change);
    await second.afterWrite?.(executor, change);
  },
  beforeDelete: async (executor, change) => {
    await first.beforeDelete?.(executor, change);
    await second.beforeDelete?.(executor, change);
  },
  afterDelete: async (executor, change) => {
    await first.afterDelete?.(executor, change);
    await second.afterDelete?.(executor, change);
  },
});
