import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { mailboxMessages } from '../messages.ts';

export function PaneBars() {
  return (
    <section className="mailbox-pane" aria-label={translate(mailboxMessages.letter)}>
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
    </section>
  );
}
