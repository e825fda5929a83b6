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
 * Sends what goes wrong in this browser to a Sentry-compatible address: the error, its stack and the kind of page. Not
 * the person, not what is on the screen, not what was typed or called before: letters are confidential.
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

/** Only of errors of our own: an answer that refuses something is no fault, and its words may name people. */
export function withoutPeople(
  event: ErrorEvent,
  hint: { originalException?: unknown } = {},
): ErrorEvent | null {
  const error = hint.originalException;
  if (typeof error === 'object' && error !== null && 'status' in error) return null;
  const { user: _who, breadcrumbs: _steps, request: _call, extra: _more, ...rest } = event;
  return { ...rest, request: { url: location.origin + barePlace(location.pathname) } };
}
