import { codeOf } from '../start-error.ts';

/** An unavailable dependency: nothing is broken or stored, and the request may be retried. */
export type Outage = 'busy' | 'database' | 'disk';

/** Classifies a failure at any depth as an outage of a dependency; undefined otherwise. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (fullDisk.test(code)) return 'disk';
  // pg-boss appends its queue to the driver's message.
  if (busy.test(code) || error.message.startsWith('timeout exceeded when trying to connect')) return 'busy';
  if (isUnreachable(error, code)) return 'database';
  // A name with several addresses is refused at each of them.
  if (error instanceof AggregateError) return outageOf(error.errors[0]);
  return outageOf(error.cause);
}

// 53100 disk full; the others are Node's.
const fullDisk = /^(53100|ENOSPC|EDQUOT)$/;
// A lock, a statement or a session exceeded our time limit; or the server has no capacity for another.
const busy = /^(55P03|57014|25P03|53200|53300)$/;
// Class 08 and 57P: connections that fail, servers that shut down, start up or crash. 25006: a standby not promoted yet.
const gone = /^(08[0-9A-Z]{3}|57P0[0-9]|25006|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** pg's messages for a lost connection. */
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;

function isUnreachable(error: Error, code: string): boolean {
  if (gone.test(code) || words.test(error.message)) return true;
  const syscall = 'syscall' in error ? String(error.syscall) : '';
  // The socket file of a server that is gone.
  if (code === 'ENOENT') return syscall === 'connect';
  // Node names no call where the other side had ended before we wrote.
  if (code === 'EPIPE') return ['', 'connect', 'write'].includes(syscall);
  // A browser that goes away is an ECONNRESET without a call.
  return brokenLine.test(code) && ['connect', 'read', 'write'].includes(syscall);
}
const brokenLine = /^(ECONNRESET|ECONNABORTED|ETIMEDOUT)$/;
