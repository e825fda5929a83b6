import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { mailboxMessages } from '../messages.ts';

/** @param props.hasChain a task: beside its sheet three steps of its chain */
export function PaneBars({ hasChain = false }: { hasChain?: boolean }) {
  return (
    <section
      className={hasChain ? 'mailbox-pane has-chain-bars' : 'mailbox-pane'}
      aria-label={translate(mailboxMessages.letter)}
    >
      <div className="mailbox-sheet-bars" role="status" aria-label={translate(commonMessages.loading)}>
        <i />
        <i />
        <div>
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      {hasChain && (
        <div className="mailbox-chain-bars" aria-hidden>
          <i />
          <i />
          <i />
        </div>
      )}
    </section>
  );
}
