import type { Pool, PoolClient } from 'pg';

/** Ping interval in milliseconds: a silently dropped session (by a firewall) would wait for ever. */
const askEvery = 30_000;
const patience = 10_000;

type Hearer = { channel: string; hear: (payload: string) => void; begun: () => void };

/**
 * LISTEN on one shared connection. Reconnecting loses messages, so it calls `begun` on every connect.
 * @returns stop
 */
export function listenTo(
  pool: Pool,
  channel: string,
  hear: (payload: string) => void,
  begun: () => void,
): () => Promise<void> {
  const ear = ears.get(pool) ?? createEar(pool);
  ears.set(pool, ear);
  return ear.add({ channel, hear, begun });
}

const ears = new WeakMap<Pool, Ear>();
type Ear = ReturnType<typeof createEar>;

function createEar(pool: Pool) {
  const hearers = new Set<Hearer>();
  let client: PoolClient | undefined;
  let isConnecting = false;
  let retry: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    isConnecting = true;
    try {
      const fresh = await pool.connect();
      client = fresh;
      const lost = () => {
        if (client === fresh) again();
      };
      fresh.on('notification', ({ channel, payload = '' }) => {
        for (const hearer of hearers) if (hearer.channel === channel) hearer.hear(payload);
      });
      fresh.on('error', lost);
      // The loop also covers listeners added meanwhile.
      for (const hearer of hearers) await begin(fresh, hearer);
      asking = setInterval(() => void stillThere(fresh, lost), askEvery).unref();
    } catch {
      again();
    } finally {
      isConnecting = false;
      // Everybody stopped while it was connecting.
      if (hearers.size === 0) letGo();
    }
  };
  const again = (): void => {
    letGo();
    if (hearers.size > 0) retry = setTimeout(() => void connect(), 1000).unref();
  };
  // Once only: a connection that breaks while it is being closed says so again.
  const letGo = (): void => {
    clearTimeout(retry);
    clearInterval(asking);
    const held = client;
    client = undefined;
    held?.removeAllListeners('notification');
    held?.release(true);
  };
  const add = (hearer: Hearer) => {
    hearers.add(hearer);
    if (!isConnecting && client) begin(client, hearer).catch(again);
    else if (!isConnecting) {
      clearTimeout(retry);
      void connect();
    }
    return async () => {
      hearers.delete(hearer);
      if (hearers.size === 0) letGo();
    };
  };
  return { add };
}

async function begin(client: PoolClient, { channel, begun }: Hearer): Promise<void> {
  await client.query(`listen ${channel}`);
  begun();
}

async function stillThere(client: PoolClient, lost: () => void): Promise<void> {
  const silent = setTimeout(lost, patience).unref();
  await client.query('select 1').catch(lost);
  clearTimeout(silent);
}
