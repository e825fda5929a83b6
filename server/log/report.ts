import { type Outage, outageNews, outageOf } from '../outage/index.ts';
import { type SafeError, safeError } from './safe-error.ts';

/** Reports a fault outside any request to the operator, without the values involved. */
export function reportFault(what: string, error: unknown): void {
  console.error(`${what}: ${inLines(safeError(error))}`);
}

/** Creates a reporter for background work: a lasting outage gives only one line. */
export function faultReporter(what: string): (error: unknown) => void {
  const isNews = outageNews();
  return (error) => {
    const outage = outageOf(error);
    if (!outage) reportFault(what, error);
    else if (isNews(outage)) console.error(`${what}: ${words[outage]} (${safeError(error).message})`);
  };
}

const words: Record<Outage, string> = {
  busy: 'the database is too busy; it is tried again',
  database: 'the database cannot be reached; it is tried again',
  disk: 'the disk is full; it is tried again',
};

function inLines({ type, message, stack, cause, errors, ...fields }: SafeError): string {
  const named = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const head = [`${type}: ${message}`, ...named].join(' ');
  const deeper = [cause, ...(errors ?? [])].flatMap((one) => (one ? [`Caused by ${inLines(one)}`] : []));
  return [head, ...(stack ? [stack] : []), ...deeper].join('\n');
}
