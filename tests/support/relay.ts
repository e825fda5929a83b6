import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';

/** A line to a PostgreSQL server that a test may cut. */
export type Relay = { url: string; close: () => Promise<void> };

/** Opens a port that forwards to the database; closing it refuses new and breaks open connections. */
export const relayTo = (url: string): Promise<Relay> =>
  open(url, (caller, server) => {
    caller.pipe(server).pipe(caller);
  });

/** The same as a pooler in transaction mode with one session: clients share its state. */
export async function poolerTo(url: string): Promise<Relay> {
  let session: Socket | undefined;
  let asking: Socket;
  return open(url, (caller, server) => {
    const isFirst = !session;
    session ??= server.on('data', (bytes) => asking.write(bytes));
    const shared = session;
    // The first caller's greeting opens the session, later ones are answered here.
    let isGreeted = isFirst;
    caller.on('data', (bytes) => {
      if (isGreeted && bytes[0] !== goodbye) {
        asking = caller;
        shared.write(bytes);
      }
      if (!isGreeted) caller.write(welcome);
      isGreeted = true;
    });
  });
}

/** AuthenticationOk, ReadyForQuery. */
const welcome = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);
const goodbye = 'X'.charCodeAt(0);

async function open(url: string, join: (caller: Socket, server: Socket) => void): Promise<Relay> {
  const { host, port, user, password, database } = new Client({ connectionString: url });
  const sockets = new Set<Socket>();
  const held = (socket: Socket) => {
    sockets.add(socket);
    // Cut connections raise errors on both sides; ignore them.
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const relay = createServer((caller) =>
    join(
      held(caller),
      held(host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)),
    ),
  );
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const from = `${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return {
    url: `postgres://${from}/${database}`,
    close: async () => {
      const closed = new Promise((resolve) => relay.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
