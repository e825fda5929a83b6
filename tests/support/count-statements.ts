import type { Pool } from 'pg';
import { vi } from 'vitest';

/**
 * How many statements a call asks of the database. The lower of two: a notice that rights changed, sent by what the
 * test did before, may still be under way and make the first one ask who is calling.
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
