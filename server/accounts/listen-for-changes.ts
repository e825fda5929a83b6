import type { Pool, PoolClient } from 'pg';

/** Calls `changed` whenever another process altered rights or sessions; reconnects by itself. @returns stop */
export function listenForChanges(pool: Pool, changed: () => void): () => Promise<void> {
  let client: PoolClient | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    try {
      client = await pool.connect();
      client.on('notification', changed);
      client.on('error', again);
      await client.query('listen naskah_access');
      changed();
    } catch {
      again();
    }
  };
  const again = (): void => {
    letGo();
    clearTimeout(retry);
    if (!stopped) retry = setTimeout(connect, 1000).unref();
  };
  // Once only: a connection that breaks while it is being closed says so again.
  const letGo = (): void => {
    const held = client;
    client = undefined;
    held?.release(true);
  };
  void connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    client?.removeAllListeners('notification');
    letGo();
  };
}
