import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts a server without users.
 * @returns its address, the setup code printed for the first user, and how to end it
 */
export async function emptyInstallation(): Promise<{
  address: string;
  code: string;
  end: () => Promise<void>;
}> {
  const server: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, '../support/journey-server.ts')],
    { env: { ...process.env, PORT: '0', NASKAH_DEMO: '0' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const end = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    const [, address, code] = /Open (http.*)\/mulai and enter this code: (\S+)/.exec(line) ?? [];
    if (address && code) return { address, code, end };
  }
  throw new Error('The server ended before it said its code.');
}
