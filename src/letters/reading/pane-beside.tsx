import { type ReactNode, Suspense } from 'react';
import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { mailboxMessages } from '../messages.ts';
import { PaneBars } from './pane-bars.tsx';

type Props = {
  /** The letter that the address names. */
  openId: string | null;
  /** The one that is drawn, a moment behind (`useDeferredValue`). */
  shownId: string | null;
  /** Asks to choose one. */
  empty: string;
  children: (letterId: string) => ReactNode;
};

/** The letter beside its list. While the next one loads, the old one is inert. */
export function PaneBeside({ openId, shownId, empty, children }: Props) {
  if (shownId)
    return (
      <div className="mailbox-shown" inert={openId !== null && shownId !== openId}>
        <Suspense fallback={<PaneBars />}>{children(shownId)}</Suspense>
      </div>
    );
  if (openId) return <PaneBars />;
  return (
    <section className="mailbox-pane is-empty" aria-label={translate(mailboxMessages.letter)}>
      <EmptyState title={empty} />
    </section>
  );
}
