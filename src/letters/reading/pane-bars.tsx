import { say } from '../../../lib/language.ts';
import { commonWords } from '../../ui/words.ts';
import { mailboxWords } from '../words.ts';

export function PaneBars() {
  return (
    <section className="mailbox-pane" aria-label={say(mailboxWords.letter)}>
      <div className="mailbox-sheet-bars" role="status" aria-label={say(commonWords.loading)}>
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
