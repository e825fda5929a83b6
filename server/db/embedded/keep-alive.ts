import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../../start-error.ts';
import type { Server } from './server.ts';

/** More deaths within this time (milliseconds) are systematic: restarting would only hide them. */
const mostDeaths = 5;
const within = 5 * 60_000;
const retryFor = 60_000;

type Options = {
  first: Server;
  /**
   * Holds a session, and the lock, for the server's lifetime.
   * @throws StartError when another process has the lock
   */
  occupy: (server: Server) => Promise<Client>;
  /** Replaces a dead server, or finds the one that recovered by itself. */
  again: (dead: Server) => Promise<Server>;
  lost?: ((reason: StartError) => void) | undefined;
};

/** Detects the server's death by the end of a session and restarts it. */
export async function keepAlive({ first, occupy, again, lost }: Options) {
  let server = first;
  let isStopping = false;
  let deaths: number[] = [];
  let guard = await occupy(server);
  let reviving = Promise.resolve();

  const watch = () =>
    guard.once('end', () => {
      if (!isStopping) reviving = revive().catch((error: unknown) => lost?.(reasonOf(error)));
    });
  const revive = async (): Promise<void> => {
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < within), now];
    if (deaths.length > mostDeaths)
      throw new StartError(
        `The database ended ${deaths.length} times within five minutes; its log is beside its folder in NASKAH_DATA.`,
      );
    console.error('The database ended by itself; it is started again.');
    for (;;) {
      try {
        server = await again(server);
        guard = await occupy(server);
        break;
      } catch (error) {
        if (isStopping) return;
        if (Date.now() - now > retryFor) throw error;
        await sleep(1000);
      }
    }
    if (isStopping) return;
    console.error('The database answers again.');
    watch();
  };
  watch();
  return {
    server: () => server,
    stop: async () => {
      isStopping = true;
      await reviving;
      await guard.end().catch(() => undefined);
    },
  };
}

const reasonOf = (error: unknown): StartError =>
  error instanceof StartError ? error : new StartError(`The database could not be started again: ${error}`);
