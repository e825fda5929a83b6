import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import Hand from 'lucide-react/icons/hand';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { noteLimit } from '../../../domain/letters/text-limits.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';
import { failureMessage } from '../../ui/failures.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useRequest } from '../../ui/use-request.ts';
import { AskDialog } from '../where/ask-dialog.tsx';
import { refreshOffered } from './refresh-offered.ts';
import { takingMessages } from './use-take.ts';
import './forwarded-by.css';

const offeredMessages = {
  offered: {
    id: 'Ditujukan kepada semua pemangku jabatan ini. Yang mengambil menindaklanjutinya.',
    en: 'For all who hold this post. Whoever takes it follows it up.',
  },
  mine: {
    id: 'Ditujukan kepada semua pemangku jabatan ini. Anda yang mengambilnya.',
    en: 'For all who hold this post. You have taken it.',
  },
  taken: (name: string): Message => ({
    id: `Diambil ${name}. Anda dapat membacanya, ${name} yang menindaklanjutinya.`,
    en: `Taken by ${name}. You can read it; ${name} follows it up.`,
  }),
  handBack: { id: 'Kembalikan ke semua', en: 'Hand back to all' },
  handBackTitle: { id: 'Kembalikan kepada semua pemangku?', en: 'Hand it back to all who hold the post?' },
  handBackText: {
    id: 'Naskah kembali ditawarkan kepada semua pemangku jabatan ini, dan mereka diberi tahu.',
    en: 'The letter is offered to all who hold this post again, and they are told.',
  },
  handedBack: { id: 'Naskah dikembalikan kepada jabatan', en: 'Letter handed back to the post' },
  reasonMissing: { id: 'Tuliskan alasannya.', en: 'Give the reason.' },
  ask: { id: 'Minta', en: 'Ask for it' },
  asked: (name: string): Message => ({
    id: `${name} diberi tahu bahwa Anda memintanya`,
    en: `${name} is told that you ask for it`,
  }),
} satisfies Messages;

type Props = {
  item: InboxItem & { offered: NonNullable<InboxItem['offered']> };
  onTake: () => Promise<void>;
};

/** Of a letter to a post that several people hold: who has it, and what the reader may do about that (DOMAIN 6). */
function OfferedStrip({ item, onTake }: Props) {
  const { handBackInbox, askForInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const { isPending, request } = useRequest();
  const [isAsking, setAsking] = useState(false);
  const { takenBy, isMine, can } = item.offered;
  const refresh = () => refreshOffered(client, [item]);
  const ask = () =>
    request(
      async () => {
        await askForInbox(item.id);
        notify(translate(offeredMessages.asked(takenBy ?? '')), { type: 'success' });
      },
      (failure) => {
        notify(failureMessage(failure), { type: 'warning' });
        refresh();
      },
    );
  const words = isMine
    ? offeredMessages.mine
    : takenBy
      ? offeredMessages.taken(takenBy)
      : offeredMessages.offered;
  return (
    <div className="mailbox-forwarded forwarded-by">
      <Users size={15} strokeWidth={1.6} aria-hidden />
      <span>{translate(words)}</span>
      {can.take && (
        <Button
          size="small"
          variant="outlined"
          aria-busy={isPending}
          startIcon={<Hand size={14} strokeWidth={1.6} aria-hidden />}
          onClick={() => void request(onTake)}
        >
          {translate(takingMessages.take)}
        </Button>
      )}
      {can.handBack && (
        <Button size="small" onClick={() => setAsking(true)}>
          {translate(offeredMessages.handBack)}
        </Button>
      )}
      {can.ask && (
        <Button size="small" aria-busy={isPending} onClick={() => void ask()}>
          {translate(offeredMessages.ask)}
        </Button>
      )}
      {isAsking && (
        <AskDialog
          title={translate(offeredMessages.handBackTitle)}
          text={{
            label: translate(commonMessages.reason),
            field: 'note',
            missing: translate(offeredMessages.reasonMissing),
            max: noteLimit,
          }}
          confirm={translate(offeredMessages.handBack)}
          onConfirm={async (note) => {
            await handBackInbox(item.id, note);
            notify(translate(offeredMessages.handedBack), { type: 'success' });
            refresh();
          }}
          onStale={refresh}
          onClose={() => setAsking(false)}
        >
          {translate(offeredMessages.handBackText)}
        </AskDialog>
      )}
    </div>
  );
}

export default OfferedStrip;
