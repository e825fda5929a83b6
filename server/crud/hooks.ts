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

/** A write before it is stored; `before` is null for a new record and one that is restored. */
export type BeforeWrite = { actor: Actor; before: Row | null; values: Row; isRestored?: boolean };

type Deletion = { actor: Actor; before: Row };
type Hook<Of> = (executor: Executor, of: Of) => Promise<void>;

/**
 * A resource's behaviour beyond the derived one. Runs in the write's transaction, which may be retried: no effects
 * outside it.
 */
export type Hooks = {
  /** Reduces a deleted record's values to what is valid today. */
  beforeRestore?: ((executor: Executor, kept: Row) => Promise<Row>) | undefined;
  /**
   * Fills in or refuses what is about to be written.
   * @returns further values, which a person may leave empty; none where nothing is to be filled
   * @throws Refusal, at a field by `invalid({ field: [words] })`
   */
  beforeWrite?: ((executor: Executor, write: BeforeWrite) => Promise<Row | undefined>) | undefined;
  /** Refuses a write, and writes nothing itself; the record is stored, and as others will see it. */
  checkWrite?: Hook<Change> | undefined;
  /** Refuses or follows up a write, once it is checked. */
  afterWrite?: Hook<Change> | undefined;
  /** Refuses a deletion, or saves dependent data; the record is locked and still complete. */
  beforeDelete?: Hook<Deletion> | undefined;
  /** Refuses or follows up a deletion; the record is gone already. */
  afterDelete?: Hook<Deletion> | undefined;
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

/** What neither has stays undefined: bulk writes take records without hooks in sets. */
const inTurn = (first: Hooks, second: Hooks): Hooks => ({
  beforeRestore: bothRestore(first.beforeRestore, second.beforeRestore),
  beforeWrite: bothFill(first.beforeWrite, second.beforeWrite),
  checkWrite: both(first.checkWrite, second.checkWrite),
  afterWrite: both(first.afterWrite, second.afterWrite),
  beforeDelete: both(first.beforeDelete, second.beforeDelete),
  afterDelete: both(first.afterDelete, second.afterDelete),
});

const bothRestore = (
  first: Hooks['beforeRestore'],
  second: Hooks['beforeRestore'],
): Hooks['beforeRestore'] =>
  first && second
    ? async (executor, kept) => second(executor, await first(executor, kept))
    : (first ?? second);

const bothFill = (first: Hooks['beforeWrite'], second: Hooks['beforeWrite']): Hooks['beforeWrite'] =>
  first && second
    ? async (executor, write) => {
        const filled = await first(executor, write);
        const values = { ...write.values, ...filled };
        return { ...filled, ...(await second(executor, { ...write, values })) };
      }
    : (first ?? second);

const both = <Of>(first?: Hook<Of>, second?: Hook<Of>): Hook<Of> | undefined =>
  first && second
    ? async (executor, of) => {
        await first(executor, of);
        await second(executor, of);
      }
    : (first ?? second);
