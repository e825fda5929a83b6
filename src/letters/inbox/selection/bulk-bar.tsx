import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import type { InboxVerb } from '../../../../domain/letters/letter-rows.ts';
import { say } from '../../../../lib/language.ts';
import { useActions } from '../../../shell/index.ts';
import { paneWords } from '../../pane-words.ts';
import { mailboxWords } from '../../words.ts';
import type { InboxSelection } from './use-selection.ts';
import { bulkWords } from './words.ts';
import './selection.css';

type Props = {
  selection: InboxSelection;
  onVerb: (verb: Exclude<InboxVerb, 'label' | 'unlabel'>) => void;
  onLabel: () => void;
};

/** Bulk bar over the list while letters are selected: count first, exit last (LOOK.md, Bulk bar). */
function BulkBar({ selection, onVerb, onLabel }: Props) {
  const { chosen, possible, selectAll, clear } = selection;
  const some = (test: (item: (typeof chosen)[number]) => boolean) => chosen.some(test);
  return (
    <div className="mailbox-inbox-bulk" role="toolbar" aria-label={say(bulkWords.chosenLetters)}>
      <b aria-live="polite">{say(paneWords.selected(chosen.length))}</b>
      {chosen.length < possible && (
        <button type="button" className="is-all" onClick={selectAll}>
          {say(bulkWords.allShown(possible))}
        </button>
      )}
      {some(({ isRead }) => !isRead) && (
        <Tool icon={MailOpen} words={say(bulkWords.markRead)} onClick={() => onVerb('read')} />
      )}
      {some(({ isRead }) => isRead) && (
        <Tool icon={Mail} words={say(bulkWords.markUnread)} onClick={() => onVerb('unread')} />
      )}
      {chosen.length > 0 && <Tool icon={Tag} words={say(mailboxWords.addLabel)} onClick={onLabel} />}
      {some(({ isOpen, can }) => isOpen && can.handle) && (
        <Tool icon={Check} words={say(bulkWords.finish)} onClick={() => onVerb('close')} />
      )}
      {some(({ isOpen, can }) => !isOpen && can.handle) && (
        <Tool icon={RotateCcw} words={say(bulkWords.reopen)} onClick={() => onVerb('reopen')} />
      )}
      <Tool icon={X} words={say(paneWords.cancel)} onClick={clear} />
    </div>
  );
}

export default BulkBar;

function Tool({ icon: Icon, words, onClick }: { icon: typeof X; words: string; onClick: () => void }) {
  useActions([{ words: say(bulkWords.theChosen(words)), run: onClick }]);
  return (
    <button type="button" onClick={onClick} title={words}>
      <Icon size={15} strokeWidth={1.6} aria-hidden />
      <span>{words}</span>
    </button>
  );
}
