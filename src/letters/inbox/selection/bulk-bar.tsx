import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import FolderInput from 'lucide-react/icons/folder-input';
import Hand from 'lucide-react/icons/hand';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { type Message, type Messages, translate } from '../../../../lib/language.ts';
import { InboxFileDialog } from '../../../archive/index.ts';
import { useActions } from '../../../shell/index.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { type Refused, RefusedDialog } from '../../../ui/refused-dialog.tsx';
import { useRequest } from '../../../ui/use-request.ts';
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
  file: { id: 'Berkaskan', en: 'File' },
  notDownloaded: (count: number): Message => ({
    id: `${count} naskah tidak terunduh`,
    en: `${count} ${count === 1 ? 'letter was' : 'letters were'} not downloaded`,
  }),
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
  const [isFiling, setFiling] = useState(false);
  const [notDownloaded, setNotDownloaded] = useState<readonly Refused[]>([]);
  const { pdfBlob } = useNaskah();
  const { isPending, request } = useRequest();
  const download = () =>
    void request(async () => {
      const { downloadMany } = await import('./download-many.ts');
      setNotDownloaded(await downloadMany(pdfBlob, chosen));
    });
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
      {some(({ can }) => can.file) && (
        <Tool icon={FolderInput} words={translate(bulkMessages.file)} onClick={() => setFiling(true)} />
      )}
      {chosen.length > 0 && (
        <Tool
          icon={Download}
          words={translate(commonMessages.download)}
          isBusy={isPending}
          onClick={download}
        />
      )}
      <Tool icon={X} words={translate(commonMessages.cancel)} onClick={clear} />
      {notDownloaded.length > 0 && (
        <RefusedDialog
          title={translate(bulkMessages.notDownloaded(notDownloaded.length))}
          refused={notDownloaded}
          onClose={() => setNotDownloaded([])}
        />
      )}
      <Suspense>
        {isFiling && (
          <InboxFileDialog
            item={chosen[0] ?? null}
            others={chosen.slice(1)}
            onFiled={clear}
            onClose={() => setFiling(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

export default BulkBar;

type ToolProps = { icon: typeof X; words: string; isBusy?: boolean; onClick: () => void };

function Tool({ icon: Icon, words, isBusy = false, onClick }: ToolProps) {
  useActions([{ words: translate(bulkMessages.theChosen(words)), run: onClick }]);
  return (
    <button type="button" onClick={onClick} title={words} aria-busy={isBusy}>
      <Icon size={15} strokeWidth={1.6} aria-hidden />
      <span>{words}</span>
    </button>
  );
}
