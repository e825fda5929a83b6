import Button from '@mui/material/Button';
import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed, offlineWords } from '../lists/states.tsx';
import { mailboxMessages } from '../messages.ts';
import { paneMessages } from '../pane-messages.ts';
import { PaneBars } from './pane-bars.tsx';
import { PaneHeading } from './pane-heading.tsx';

type Props = {
  /** The list it would have been opened from. */
  title: string;
  isBeside?: boolean;
  error: Error | null;
  /** No request was sent: there is no network. */
  isOffline: boolean;
  retry: () => void;
  unseen?: string;
  /** A task, with its chain beside it. */
  hasChain?: boolean;
  onBack: () => void;
};

/** Replaces a letter that is loading, unreachable without a network, not visible, or failed. */
export function PaneWaits({
  title,
  isBeside = false,
  error,
  isOffline,
  retry,
  unseen = translate(paneMessages.letterGone),
  hasChain = false,
  onBack,
}: Props) {
  if (!error && !isOffline) return <PaneBars hasChain={hasChain} />;
  return (
    <section className="mailbox-pane is-empty" aria-label={translate(mailboxMessages.letter)}>
      <PaneHeading title={title} isBeside={isBeside} />
      {error ? (
        <Failed error={error} retry={retry} unseen={unseen} />
      ) : (
        <div role="status">
          <EmptyState title={offlineWords()} />
        </div>
      )}
      <Button className="mailbox-way-back" variant="text" onClick={onBack}>
        {translate(mailboxMessages.backToList)}
      </Button>
    </section>
  );
}
