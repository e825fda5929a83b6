import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LinkBase, useLocation } from 'react-admin';
import { newTicketPath } from '../../../domain/help/index.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { usePageTitle } from '../../ui/page-header.tsx';
import { errorMessages } from './messages.ts';
import { NotFoundArt } from './not-found-art.tsx';

/** SPEC A5's names of statuses, and one sentence more. */
const known: Record<number, { name: string; title: Message; note: Message }> = {
  403: {
    name: 'Forbidden',
    title: errorMessages.denied,
    note: errorMessages.deniedNote,
  },
  404: {
    name: 'Page Not Found',
    title: errorMessages.missing,
    note: errorMessages.missingNote,
  },
  500: {
    name: 'Internal Server Error',
    title: errorMessages.internal,
    note: errorMessages.internalNote,
  },
};

type Props = {
  status?: number;
  message?: string;
  note?: string;
  detail?: ReactNode;
  /** The failure; a report names its request id, if the server gave one. */
  error?: unknown;
  onRetry?: () => void;
};

/** Status, meaning and a link to the dashboard (SPEC A5). */
export function ErrorPage({ status = 500, message, note, detail, error, onRetry }: Props) {
  const page = known[status];
  const title = message ?? translate(page?.title ?? errorMessages.failed);
  usePageTitle(title);
  // Renders on each navigation: the report names the failing address.
  useLocation();
  return (
    <section className="error-page">
      <NotFoundArt />
      <p className="error-status">
        {status === 503 ? `Error Code ${status}` : status}
        {page && ` ${page.name}`}
      </p>
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      <p>{note ?? translate(page?.note)}</p>
      <div className="error-ways">
        <Button component={LinkBase} to="/dashboard" variant="contained" color="primary">
          {translate(errorMessages.toHome)}
        </Button>
        {onRetry && <Button onClick={onRetry}>{translate(errorMessages.reload)}</Button>}
      </div>
      <LinkBase to={reportPath(`${status} ${title}`, error)} className="error-back">
        {translate(errorMessages.report)}
      </LinkBase>
    </section>
  );
}

/** Address of a helpdesk ticket filled in with the failure. */
function reportPath(subject: string, error: unknown): string {
  const requestId = (error as { body?: { requestId?: unknown } } | null | undefined)?.body?.requestId;
  const page = location.pathname + location.search;
  return newTicketPath({
    subject,
    kind: 'gangguan',
    page,
    ...(typeof requestId === 'string' && { requestId }),
  });
}

/** Page for unknown addresses (SPEC A1, A5). */
export function NotFound() {
  return (
    <ErrorPage
      status={404}
      detail={
        <>
          This page could not be found.{' '}
          <LinkBase to="/dashboard" className="error-back">
            Page not found
          </LinkBase>
        </>
      }
    />
  );
}
