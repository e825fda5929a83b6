import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage, statusOf } from '../../ui/failures.ts';
import { commonMessages } from '../../ui/messages.ts';
import { mailboxMessages } from '../messages.ts';

/** Load failure. Missing and not visible look alike, without a retry, which would not help. */
export function Failed({ error, retry, unseen }: { error: Error; retry: () => void; unseen?: string }) {
  const status = statusOf(error);
  if (unseen && (status === 404 || status === 403)) return <EmptyState title={unseen} />;
  return (
    <div role="alert">
      <EmptyState title={failureMessage(error)} onRetry={retry} />
    </div>
  );
}

/** Offline no request is sent; it follows once the network is back. */
export const offlineWords = (): string => translate(mailboxMessages.offline);

const widths = [62, 48, 70, 55, 66, 44, 58];
/** Skeleton rows; shown after 200 ms, so that a quick response does not flicker. */
export function RowBars({ rows = 7 }: { rows?: number }) {
  return (
    <div className="mailbox-bars" role="status" aria-label={translate(commonMessages.loading)}>
      {widths.slice(0, rows).map((width) => (
        <div key={width}>
          <i style={{ width: `${width}%` }} />
          <i style={{ width: `${width + 22}%` }} />
          <i style={{ width: `${110 - width}%` }} />
        </div>
      ))}
    </div>
  );
}
