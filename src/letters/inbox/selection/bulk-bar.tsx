import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import type { InboxVerb } from '../../../../domain/letters/letter-rows.ts';
import { say, type Words } from '../../../../lib/language.ts';
import { useActions } from '../../../shell/index.ts';
import { commonWords } from '../../../ui/words.ts';
import { paneWords } from '../../pane-words.ts';
import { mailboxWords } from '../../words.ts';
import type { InboxSelection } from './use-selection.ts';
import './selection.css';

const bulkWords = {
  chosenLetters: { id: 'Naskah terpilih', en: 'Selected letters' },
  allShown: (count: number): Words => ({ id: `Semua yang tampil (${count})`, en: `All shown (${count})` }),
  markRead: { id: 'Tandai dibaca', en: 'Mark as read' },
  markUnread: { id: 'Tandai belum dibaca', en: 'Mark as unread' },
  reopen: { id: 'Buka kembali', en: 'Reopen' },
  finish: { id: 'Selesaikan', en: 'Close' },
  theChosen: (verb: string): Words => ({ id: `${verb}: yang terpilih`, en: `${verb}: the selected ones` }),
} satisfies Record<string, Words | ((...given: never[]) => Words)>;

type Props = {
  selection: InboxSelection;
  onVerb: (verb: Exclude<InboxVerb, 'label' | 'unlabel'>) => void;
  onLabel: () => void;
};

/** Bulk bar over the list while letters are selected: count first, exit last (LOOK, Bulk bar). */
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
      <Tool icon={X} words={say(commonWords.cancel)} onClick={clear} />
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
