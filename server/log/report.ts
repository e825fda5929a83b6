import { type SafeError, safeError } from './safe-error.ts';

/** Tells the operator of a fault outside of any call, without the values it came of. */
export function reportFault(what: string, error: unknown): void {
  console.error(`${what}: ${inLines(safeError(error))}`);
}

function inLines({ type, message, stack, cause, errors, ...fields }: SafeError): string {
  const named = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const head = [`${type}: ${message}`, ...named].join(' ');
  const deeper = [cause, ...(errors ?? [])].flatMap((one) => (one ? [`Caused by ${inLines(one)}`] : []));
  return [head, ...(stack ? [stack] : []), ...deeper].join('\n');
}
