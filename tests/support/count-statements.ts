import { type Pool, Query } from 'pg';
import { vi } from 'vitest';

/**
 * Counts a call's statements. The lower of two runs: a late notice of changed rights may make the first one look
 * the actor up again.
 */
export async function countStatements(pool: Pool, call: () => Promise<unknown>): Promise<number> {
  const once = async () => {
    const spy = vi.spyOn(pool, 'query');
    await call();
    const asked = spy.mock.calls.length;
    spy.mockRestore();
    return asked;
  };
  return Math.min(await once(), await once());
}

/** Counts the statements of all sessions, those inside transactions too. */
export async function countAllStatements(call: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(Query.prototype, 'submit');
  await call();
  const asked = spy.mock.calls.length;
  spy.mockRestore();
  return asked;
}
