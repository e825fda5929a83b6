import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { reportTo } from '../errors/report.ts';
import { barePlace } from './bare-place.ts';

/**
 * Sends errors to a Sentry-compatible address: error, stack and kind of page. Never the user, screen contents,
 * typed text or earlier calls: letters are confidential.
 */
export function reportErrors(dsn: string): void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    beforeSend: withoutPeople,
  });
  getCurrentScope().setClient(client);
  client.init();
  reportTo((error) => void captureException(error));
}

/** Our own errors only: a refusal is not a fault, and its message may name people. */
export function withoutPeople(
  event: ErrorEvent,
  hint: { originalException?: unknown } = {},
): ErrorEvent | null {
  const error = hint.originalException;
  if (typeof error === 'object' && error !== null && 'status' in error) return null;
  const { user: _who, breadcrumbs: _steps, request: _call, extra: _more, ...rest } = event;
  return { ...rest, request: { url: location.origin + barePlace(location.pathname) } };
}
