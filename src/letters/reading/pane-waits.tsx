import Button from '@mui/material/Button';
import { say } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed, offlineWords } from '../list/states.tsx';
import { paneWords } from '../pane-words.ts';
import { mailboxWords } from '../words.ts';
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
  onBack: () => void;
};

/** Replaces a letter that is loading, unreachable without a network, not visible, or failed. */
export function PaneWaits({
  title,
  isBeside = false,
  error,
  isOffline,
  retry,
  unseen = say(paneWords.letterGone),
  onBack,
}: Props) {
  if (!error && !isOffline) return <PaneBars />;
  return (
    <section className="mailbox-pane is-empty" aria-label={say(mailboxWords.letter)}>
      <PaneHeading title={title} isBeside={isBeside} />
      {error ? (
        <Failed error={error} retry={retry} unseen={unseen} />
      ) : (
        <div role="status">
          <EmptyState title={offlineWords()} />
        </div>
      )}
      <Button className="mailbox-way-back" variant="text" onClick={onBack}>
        {say(mailboxWords.backToList)}
      </Button>
    </section>
  );
}
