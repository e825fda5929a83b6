import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startProcess } from '../../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'naskah-refused-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Starts the server with invalid settings.
 * @returns its output, which must hold nothing more
 */
async function refusal(env: Record<string, string>) {
  const server = startProcess('server/main.ts', { NASKAH_DATA: join(folder, 'data'), ...env });
  expect(await server.ended).toBe(1);
  const { out, err } = server.said();
  expect(out).toBe('');
  expect(err.trim().split('\n')).toHaveLength(1);
  return err.trim();
}

it('says in one sentence that the port is in use', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`^Port ${port} .+ already in use`));
  holder.close();
});

it('says in one sentence that the data folder cannot be written', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await refusal({ NASKAH_DATA: file })).toContain(`cannot write to its data folder ${file}`);
  expect(await refusal({ NASKAH_DATA: join(file, 'below') })).toContain('cannot write to its data folder');
  expect(await refusal({ NASKAH_DATA: '/proc/naskah' })).toContain('cannot write to its data folder');
});

it('says in one sentence which value is wrong', async () => {
  expect(await refusal({ PORT: 'many' })).toBe(
    'Naskah cannot start: PORT must be a whole number from 0 to 65535, not "many".',
  );
});

it('says in one sentence that the database cannot be reached', async () => {
  const sentence = await refusal({ PORT: '0', DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' });
  expect(sentence).toContain('cannot reach the database of DATABASE_URL');
  expect(sentence).not.toContain('hunter2');
});
