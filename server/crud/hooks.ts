import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';

export type Row = Record<string, unknown>;

/** A write as hooks see it. */
export type Change = {
  actor: Actor;
  before: Row | null;
  record: Row;
  secrets: Record<string, string>;
  /** Create-only input of the form, stored by another resource. */
  created?: Row;
  /** Restores a deleted record: its values were allowed at deletion. */
  isRestored?: boolean;
};

/**
 * A resource's behaviour beyond the derived one. Runs in the write's transaction, which may be retried: no effects
 * outside it.
 */
export type Hooks = {
  /** Reduces a deleted record's values to what is valid today. */
  beforeRestore?: (executor: Executor, kept: Row) => Promise<Row>;
  afterWrite?: (executor: Executor, change: Change) => Promise<void>;
  /** Refuses a deletion, or saves dependent data; the record is locked and still complete. */
  beforeDelete?: (executor: Executor, change: { actor: Actor; before: Row }) => Promise<void>;
  /** Refuses or follows up a deletion; the record is gone already. */
  afterDelete?: (executor: Executor, change: { actor: Actor; before: Row }) => Promise<void>;
};

/** Joins the hooks of several capabilities by resource; hooks of one resource run in sequence. */
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
