import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { type DispositionNode, recipientName } from '../../../domain/letters/disposition.ts';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import { reasonLimit } from '../../../domain/letters/text-limits.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { refreshAfterStep } from '../cache.ts';

const AskDialog = lazyPart(async () => ({ default: (await import('../where/ask-dialog.tsx')).AskDialog }));

const messages = {
  nudge: { id: 'Ingatkan', en: 'Remind' },
  title: { id: 'Ingatkan penerima disposisi?', en: 'Remind the recipients?' },
  text: (names: string): Message => ({
    id: `Yang belum selesai diberi tahu: ${names}. Paling sering sekali dalam empat jam.`,
    en: `Those who are not done are told: ${names}. At most once in four hours.`,
  }),
  note: { id: 'Pesan', en: 'Message' },
  done: { id: 'Penerima diingatkan', en: 'The recipients were reminded' },
} satisfies Messages;

/** Reminds those who are not done with a disposition, where the server lets the reader. */
export function NudgeButton({ node, letterId }: { node: DispositionNode; letterId: string }) {
  const { stepDisposition } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const waiting = node.recipients.filter(({ state }) => !isDone(state));
  if (!node.can.nudge) return null;
  const renew = () => void refreshAfterStep(client, letterId);
  return (
    <>
      <Button
        size="small"
        variant="text"
        className="disposition-nudge"
        startIcon={<BellRing size={14} strokeWidth={1.6} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {translate(messages.nudge)}
      </Button>
      {isAsking && (
        <Suspense>
          <AskDialog
            title={translate(messages.title)}
            text={{ label: translate(messages.note), field: 'note', max: reasonLimit }}
            confirm={translate(messages.nudge)}
            onConfirm={async (note) => {
              await stepDisposition(node.id, 'nudge', { note: note || null });
              notify(translate(messages.done), { type: 'success' });
              renew();
            }}
            onStale={renew}
            onClose={() => setAsking(false)}
          >
            {translate(messages.text(waiting.map(recipientName).join(', ')))}
          </AskDialog>
        </Suspense>
      )}
    </>
  );
}
