import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Split from 'lucide-react/icons/split';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type DispositionVerb, useNaskah } from '../../../dataProvider/index.ts';
import type { Disposition } from '../../../domain/letters/disposition.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { useRequest } from '../../ui/use-request.ts';
import { dispositionMessages } from './messages.ts';
import { type Asked, openBelow, StepDialog } from './step-dialog.tsx';

type Props = {
  disposition: Disposition;
  /** Opens the form beside the letter. */
  onDispose: () => void;
  onSettled: () => void;
  onRefused: (failure: unknown) => void;
};

const said: Partial<Record<DispositionVerb, Message>> = {
  start: dispositionMessages.started,
  reopen: dispositionMessages.reopened,
  take: dispositionMessages.taken,
  close: dispositionMessages.closeDone,
};

/** Actions on a disposition: one filled button, the others beside and above it. */
export function Decision({ disposition, onDispose, onSettled, onRefused }: Props) {
  const { stepDisposition } = useNaskah();
  const notify = useNotify();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { isPending, request } = useRequest(onRefused);
  const { can } = disposition;
  const step = (verb: 'start' | 'reopen' | 'take' | 'close') =>
    request(async () => {
      await stepDisposition(disposition.id, verb);
      notify(translate(said[verb]) ?? '', { type: 'success' });
      onSettled();
    });
  const isOver = openBelow('close', disposition).length === 0;
  const nothing = !Object.values(can).some(Boolean);
  const icon = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;
  return (
    <div className="mailbox-decision">
      {nothing && <small>{translate(dispositionMessages.nothingWaits)}</small>}
      {(can.report || can.dispose || can.withdraw || can.take || can.handBack) && (
        <div className="disposition-more">
          {can.take && (
            <Button
              variant="outlined"
              size="large"
              aria-busy={isPending}
              startIcon={<Hand {...icon} />}
              onClick={() => void step('take')}
            >
              {translate(dispositionMessages.take)}
            </Button>
          )}
          {can.handBack && (
            <Button
              variant="outlined"
              size="large"
              startIcon={<Undo2 {...icon} />}
              onClick={() => setAsked('hand-back')}
            >
              {translate(dispositionMessages.handBack)}
            </Button>
          )}
          {can.report && (
            <Button
              variant="outlined"
              size="large"
              startIcon={<MessageSquareText {...icon} />}
              onClick={() => setAsked('report')}
            >
              {translate(dispositionMessages.report)}
            </Button>
          )}
          {can.dispose && (
            <Button variant="outlined" size="large" startIcon={<Split {...icon} />} onClick={onDispose}>
              {translate(dispositionMessages.disposeOn)}
            </Button>
          )}
          {can.withdraw && (
            <Button
              variant="outlined"
              color="error"
              size="large"
              startIcon={<Undo2 {...icon} />}
              onClick={() => setAsked('withdraw')}
            >
              {translate(dispositionMessages.withdraw)}
            </Button>
          )}
        </div>
      )}
      <div className="mailbox-decide">
        {can.start && (
          <Button
            variant="contained"
            size="large"
            aria-busy={isPending}
            startIcon={<Play {...icon} />}
            onClick={() => void step('start')}
          >
            {translate(dispositionMessages.start)}
          </Button>
        )}
        {can.done && (
          <Button
            variant={can.start ? 'outlined' : 'contained'}
            size="large"
            startIcon={<Check {...icon} />}
            onClick={() => setAsked('done')}
          >
            {translate(dispositionMessages.finish)}
          </Button>
        )}
        {can.close && (
          <Button
            variant={isOver ? 'contained' : 'outlined'}
            size="large"
            startIcon={<Check {...icon} />}
            aria-busy={isPending}
            // Once everybody is done there is nothing to ask.
            onClick={() => (isOver ? void step('close') : setAsked('close'))}
          >
            {translate(dispositionMessages.close)}
          </Button>
        )}
        {can.reopen && (
          <Button
            variant="outlined"
            size="large"
            aria-busy={isPending}
            startIcon={<RotateCcw {...icon} />}
            onClick={() => void step('reopen')}
          >
            {translate(dispositionMessages.reopen)}
          </Button>
        )}
      </div>
      {asked && (
        <StepDialog
          asked={asked}
          disposition={disposition}
          onClose={() => setAsked(null)}
          onSettled={onSettled}
        />
      )}
    </div>
  );
}
