import Button from '@mui/material/Button';
import { Check, Download, RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem, Letter } from '../../../resources/naskah-dinas/letter.ts';
import { type Key, StatusDot } from '../../shell/index.ts';
import { Failed } from '../list/states.tsx';
import { LetterPaper } from '../reading/letter-paper.tsx';
import { LetterTitle } from '../reading/letter-title.tsx';
import { Pane } from '../reading/pane.tsx';
import { PaneBars } from '../reading/pane-bars.tsx';
import { pdfName } from '../reading/save-file.ts';
import { Sections } from '../reading/sections.tsx';
import { useDownload } from '../reading/use-download.ts';
import { useLetter } from '../reading/use-letter.ts';
import { ActionButtons, OpenAction } from './action-bar.tsx';
import { inboxActions } from './actions.tsx';
import { InboxContext } from './inbox-context.tsx';

type Props = {
  letterId: string;
  /** Null until it is known which of this post's items the letter is. */
  item: InboxItem | null;
  onRead: (item: InboxItem) => Promise<void>;
  /** Closes an open item, opens a closed one. */
  onTurn: () => void;
  onBack: () => void;
  /** Tells the screen which keys this letter adds to its own. */
  onKeys: (keys: Key[]) => void;
};

/** The open letter of the inbox; reading it marks it as read (SPEC B1.5). */
const InboxReading = ({ letterId, item, onRead, onTurn, onBack, onKeys }: Props) => {
  const { letter, timeline, error, retry } = useLetter(letterId);
  useMarkAsRead(letter, item, onRead);
  const [openAction, setOpenAction] = useState<string | null>(null);
  const navigate = useNavigate();
  const actions = useMemo(
    () => (letter ? inboxActions.filter((action) => action.isOffered({ letter, item })) : []),
    [letter, item],
  );
  useEffect(() => {
    if (!letter) return;
    onKeys(
      actions.flatMap((action) =>
        action.key
          ? [
              {
                key: action.key,
                words: action.words,
                run: () =>
                  'to' in action ? navigate(action.to({ letter, item })) : setOpenAction(action.id),
              },
            ]
          : [],
      ),
    );
    return () => onKeys([]);
  }, [actions, letter, item, navigate, onKeys]);
  if (error)
    return (
      <section className="mailbox-pane is-empty" aria-label="Naskah">
        <Failed error={error} retry={retry} unseen="Naskah ini tidak ada, atau bukan untuk Anda." />
      </section>
    );
  if (!letter) return <PaneBars />;
  const bar = { context: { letter, item }, actions, open: openAction, onOpen: setOpenAction };
  return (
    <Pane
      title="Kotak Masuk"
      onBack={onBack}
      actions={
        <>
          <ActionButtons {...bar} />
          <InboxActions letter={letter} item={item} onTurn={onTurn} />
        </>
      }
      context={<InboxContext letter={letter} item={item} timeline={timeline} />}
      contextName="Rincian"
    >
      <LetterTitle letter={letter} full status={item && <StatusDot isOpen={item.isOpen} labelled />} />
      <LetterPaper letter={letter} />
      <Sections letter={letter} desk="inbox" place="below" />
      <OpenAction {...bar} />
    </Pane>
  );
};

export default InboxReading;

const InboxActions = ({
  letter,
  item,
  onTurn,
}: {
  letter: Letter;
  item: InboxItem | null;
  onTurn: () => void;
}) => {
  const { pdfBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  return (
    <>
      <Button
        variant="outlined"
        aria-busy={isBusy}
        startIcon={<Download size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => download(() => pdfBlob(letter.id), pdfName(letter))}
      >
        Unduh PDF
      </Button>
      <span className="grow" />
      {item && (
        <Button
          variant={item.isOpen ? 'contained' : 'outlined'}
          startIcon={
            item.isOpen ? (
              <Check size={15} strokeWidth={1.6} aria-hidden />
            ) : (
              <RotateCcw size={15} strokeWidth={1.6} aria-hidden />
            )
          }
          onClick={onTurn}
        >
          {item.isOpen ? 'Selesaikan' : 'Buka kembali'}
        </Button>
      )}
    </>
  );
};

/** Once for each letter that is opened, and only when its text has come to the screen. */
function useMarkAsRead(letter: Letter | undefined, item: InboxItem | null, onRead: Props['onRead']): void {
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (!letter || !item || item.isRead || marked.current === item.id) return;
    marked.current = item.id;
    void onRead(item);
  }, [letter, item, onRead]);
}
