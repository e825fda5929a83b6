import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import { type Message, type Messages, translate } from '../../../../lib/language.ts';
import { useActions } from '../../../shell/index.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { mailboxMessages } from '../../messages.ts';
import { paneMessages } from '../../pane-messages.ts';
import { snoozeMessages } from '../../snoozing/messages.ts';
import { takingMessages, useTake } from '../use-take.ts';
import type { BulkVerb } from './bulk.ts';
import type { InboxSelection } from './use-selection.ts';
import './selection.css';

const bulkMessages = {
  chosenLetters: { id: 'Naskah terpilih', en: 'Selected letters' },
  allShown: (count: number): Message => ({ id: `Semua yang tampil (${count})`, en: `All shown (${count})` }),
  markRead: { id: 'Tandai dibaca', en: 'Mark as read' },
  markUnread: { id: 'Tandai belum dibaca', en: 'Mark as unread' },
  reopen: { id: 'Buka kembali', en: 'Reopen' },
  finish: { id: 'Selesaikan', en: 'Close' },
  theChosen: (verb: string): Message => ({ id: `${verb}: yang terpilih`, en: `${verb}: the selected ones` }),
} satisfies Messages;

type Props = {
  selection: InboxSelection;
  onVerb: (verb: BulkVerb) => void;
  onLabel: () => void;
  onSnooze: () => void;
};

/** Bulk bar over the list while letters are selected: count first, exit last (LOOK, Bulk bar). */
function BulkBar({ selection, onVerb, onLabel, onSnooze }: Props) {
  const { chosen, possible, selectAll, clear } = selection;
  const take = useTake();
  const some = (test: (item: (typeof chosen)[number]) => boolean) => chosen.some(test);
  return (
    <div className="mailbox-inbox-bulk" role="toolbar" aria-label={translate(bulkMessages.chosenLetters)}>
      <b aria-live="polite">{translate(paneMessages.selected(chosen.length))}</b>
      {chosen.length < possible && (
        <button type="button" className="is-all" onClick={selectAll}>
          {translate(bulkMessages.allShown(possible))}
        </button>
      )}
      {some(({ isRead }) => !isRead) && (
        <Tool icon={MailOpen} words={translate(bulkMessages.markRead)} onClick={() => onVerb('read')} />
      )}
      {some(({ isRead }) => isRead) && (
        <Tool icon={Mail} words={translate(bulkMessages.markUnread)} onClick={() => onVerb('unread')} />
      )}
      {chosen.length > 0 && <Tool icon={Tag} words={translate(mailboxMessages.addLabel)} onClick={onLabel} />}
      {some(({ offered }) => offered?.can.take === true) && (
        <Tool
          icon={Hand}
          words={translate(takingMessages.take)}
          onClick={() => void take(chosen).then(clear)}
        />
      )}
      {some(({ isOpen }) => isOpen) && (
        <Tool icon={AlarmClock} words={translate(snoozeMessages.snooze)} onClick={onSnooze} />
      )}
      {some(({ isOpen, can }) => isOpen && can.handle) && (
        <Tool icon={Check} words={translate(bulkMessages.finish)} onClick={() => onVerb('close')} />
      )}
      {some(({ isOpen, can }) => !isOpen && can.handle) && (
        <Tool icon={RotateCcw} words={translate(bulkMessages.reopen)} onClick={() => onVerb('reopen')} />
      )}
      <Tool icon={X} words={translate(commonMessages.cancel)} onClick={clear} />
    </div>
  );
}

export default BulkBar;

function Tool({ icon: Icon, words, onClick }: { icon: typeof X; words: string; onClick: () => void }) {
  useActions([{ words: translate(bulkMessages.theChosen(words)), run: onClick }]);
  return (
    <button type="button" onClick={onClick} title={words}>
      <Icon size={15} strokeWidth={1.6} aria-hidden />
      <span>{words}</span>
    </button>
  );
}
