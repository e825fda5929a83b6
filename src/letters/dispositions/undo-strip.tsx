import { useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { DispositionNode } from '../../../domain/letters/disposition.ts';
import { undoTime } from '../../../domain/letters/disposition-deadline.ts';
import { translate } from '../../../lib/language.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useRequest } from '../../ui/use-request.ts';
import { refreshAfterStep } from '../cache.ts';
import { disposeMessages } from './dispose-messages.ts';

type Props = { sent: DispositionNode; letterId: string; onUndone: () => void };

/** For a minute after sending, until work on it begins: takes the disposition back without a question. */
export function UndoStrip({ sent, letterId, onUndone }: Props) {
  const { stepDisposition } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const left = useSecondsLeft(sent.createdAt);
  const { isPending, request } = useRequest((failure) => {
    notify(failureMessage(failure), { type: 'error' });
    void refreshAfterStep(client, letterId);
  });
  if (left <= 0 || !sent.can.undo) return null;
  const undo = () =>
    request(async () => {
      await stepDisposition(sent.id, 'undo');
      notify(translate(disposeMessages.undone), { type: 'success' });
      void refreshAfterStep(client, letterId);
      onUndone();
    });
  return (
    <p className="dispose-strip">
      <Check size={15} strokeWidth={1.6} aria-hidden />
      <span role="status">{translate(disposeMessages.sent(sent.recipients.length))}</span>
      <button type="button" disabled={isPending} onClick={() => void undo()}>
        {translate(disposeMessages.undo(left))}
      </button>
    </p>
  );
}

/** Counted from when this page first saw it, where the clocks of browser and server differ. */
function useSecondsLeft(createdAt: string): number {
  const [end] = useState(() => Math.min(Date.parse(createdAt), Date.now()) + undoTime);
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    if (secondsTo(end) <= 0) return undefined;
    const timer = setInterval(() => setLeft(secondsTo(end)), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));
