import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf, StartError } from './start-error.ts';

type Address = { host: string; port: number };

/**
 * Starts listening.
 * @throws StartError when the port or the host is unavailable
 */
export async function listen(app: FastifyInstance, address: Address): Promise<number> {
  try {
    await app.listen(address);
  } catch (error) {
    throw refused(address, error);
  }
  const bound = app.server.address();
  return typeof bound === 'object' && bound ? bound.port : address.port;
}

/**
 * Tests the port before the expensive start-up, so that the operator learns of a conflict at once.
 * @throws StartError as above
 */
export function checkPort(address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(refused(address, error)));
    probe.listen(address, () => probe.close(() => resolve()));
  });
}

function refused({ host, port }: Address, error: unknown) {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is already in use: stop the program that holds it, or choose another port (PORT=${port + 1} npm start).`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} on ${host} may not be opened by this user: choose one from 1024 on (PORT=3000 npm start).`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
