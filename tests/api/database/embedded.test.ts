/** @module-tag full */

import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../../server/db/connect.ts';
import { startEmbedded } from '../../../server/db/embedded/index.ts';
import { isPostgresOf, readPostmaster } from '../../../server/db/embedded/postmaster.ts';
import { startProcess } from '../../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'naskah-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = join(folder, 'postgres');
const holder = 'tests/support/hold-database.ts';

describe('the embedded database', () => {
  it('starts in an empty folder, keeps rows over a stop, and leaves nothing running', async () => {
    const first = await startEmbedded({ dataDir });
    await query(first.connectionString, 'CREATE TABLE notes AS SELECT 1 AS id');
    await query(first.connectionString, 'CREATE EXTENSION pg_trgm');
    const { pid, socketDir } = readPostmaster(dataDir) ?? { pid: 0, socketDir: '' };
    await first.stop();
    expect(existsSync(socketDir)).toBe(false);
    expect(isPostgresOf(pid, dataDir)).toBe(false);

    const second = await startEmbedded({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await query(second.connectionString, 'SELECT id FROM notes')).toEqual([{ id: 1 }]);
    await second.stop();
  });

  it('writes before it answers, in Unicode, within its share of memory', async () => {
    const { connectionString, stop } = await startEmbedded({ dataDir });
    const settings = `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
      current_setting('server_encoding') AS encoding, current_setting('shared_buffers') AS buffers`;
    expect(await query(connectionString, settings)).toEqual([
      { fsync: 'on', commit: 'on', encoding: 'UTF8', buffers: '48MB' },
    ]);
    await stop();
  });

  it('takes over the server of a killed process, with every row that was answered', async () => {
    const killed = startProcess(holder, {}, [dataDir]);
    await killed.hears(/row 50\b/);
    killed.child.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    const next = await startEmbedded({ dataDir });
    expect(next.adopted).toBe(true);
    expect(await count(next.connectionString)).toBeGreaterThanOrEqual(answeredBy(killed));
    await next.stop();
  });

  it('takes it over also where it does not answer for seconds, as on a busy machine', async () => {
    const killed = startProcess(holder, {}, [dataDir]);
    await killed.hears(/row 5\b/);
    const { pid } = readPostmaster(dataDir) ?? { pid: 0 };
    process.kill(pid, 'SIGSTOP');
    killed.child.kill('SIGKILL');
    await killed.ended;
    setTimeout(() => process.kill(pid, 'SIGCONT'), 6500);
    const next = await startEmbedded({ dataDir });
    expect([next.adopted, readPostmaster(dataDir)?.pid]).toEqual([true, pid]);
    await next.stop();
  });

  it('recovers when the server was killed as well, with every row that was answered', async () => {
    const killed = startProcess(holder, {}, [dataDir]);
    await killed.hears(/row 50\b/);
    process.kill(readPostmaster(dataDir)?.pid ?? 0, 'SIGKILL');
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = await startEmbedded({ dataDir });
    expect(next.adopted).toBe(false);
    expect(await count(next.connectionString)).toBeGreaterThanOrEqual(answeredBy(killed));
    await next.stop();
  });

  it('refuses a second process in one sentence, and the first one goes on', async () => {
    const first = startProcess(holder, {}, [dataDir]);
    await first.hears(/ready/);
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      `Another Naskah is running on the data folder ${folder}`,
    );
    const rows = answeredBy(first);
    await first.hears(new RegExp(`row ${rows + 20}\\b`));
    first.child.kill('SIGKILL');
    await first.ended;
    await (await startEmbedded({ dataDir })).stop();
  });

  it('is not misled by the number of a process that is another one by now', async () => {
    writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n${folder}/gone\n\n`);
    const { adopted, stop } = await startEmbedded({ dataDir });
    expect(adopted).toBe(false);
    await stop();
  });

  it('makes itself anew after a first start that was killed half-way', async () => {
    const other = join(folder, 'other', 'postgres');
    mkdirSync(`${other}.new-999999999`, { recursive: true });
    const { stop } = await startEmbedded({ dataDir: other });
    expect(existsSync(`${other}.new-999999999`)).toBe(false);
    await stop();
  });

  it('works below a folder that is closed to others', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const { connectionString, stop } = await startEmbedded({ dataDir: join(closed, 'data', 'postgres') });
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
  });

  it('leaves a folder alone that holds something else', async () => {
    const foreign = join(folder, 'foreign');
    mkdirSync(foreign);
    writeFileSync(join(foreign, 'thesis.doc'), '');
    await expect(startEmbedded({ dataDir: foreign })).rejects.toThrow('not a database');
    expect(existsSync(join(foreign, 'thesis.doc'))).toBe(true);
  });
});

// Drop the previous test's rows. mkdtemp folders are closed to other users, and under root PostgreSQL runs as
// nobody.
beforeEach(async () => {
  chmodSync(folder, 0o711);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) return;
  const { connectionString, stop } = await startEmbedded({ dataDir });
  await query(connectionString, 'DROP TABLE IF EXISTS kept');
  await stop();
});

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const { pool, close } = openPool(connectionString);
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await close();
  }
}

async function count(connectionString: string): Promise<number> {
  const [row] = (await query(connectionString, 'SELECT count(*)::int AS n FROM kept')) as { n: number }[];
  return row?.n ?? 0;
}

/** Gives the last row the process reported as committed. */
function answeredBy({ said }: ReturnType<typeof startProcess>): number {
  return Math.max(...[...said().out.matchAll(/row (\d+)\n/g)].map(([, id]) => Number(id)));
}
