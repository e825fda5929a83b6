import { codeOf } from '../start-error.ts';

/** What was not there for a call: nothing is broken, nothing was stored, and it may be asked again. */
export type Outage = 'busy' | 'database' | 'disk';

/** Whether a failure is an outage of what we stand on, however deep it was found, and of what. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (fullDisk.test(code)) return 'disk';
  // The queue names itself behind what the driver says.
  if (busy.test(code) || error.message.startsWith('timeout exceeded when trying to connect')) return 'busy';
  if (isUnreachable(error, code)) return 'database';
  // A name with several addresses is refused at each of them.
  if (error instanceof AggregateError) return outageOf(error.errors[0]);
  return outageOf(error.cause);
}

// 53100 disk full; the others are Node's.
const fullDisk = /^(53100|ENOSPC|EDQUOT)$/;
// A lock, a statement or a session took longer than we wait; or the server has no room for one more.
const busy = /^(55P03|57014|25P03|53200|53300)$/;
// Class 08 and 57P: connections that fail, servers that shut down, start up or crash. 25006: a standby not promoted yet.
const gone = /^(08[0-9A-Z]{3}|57P0[0-9]|25006|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What pg says of a connection that is no more. */
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
