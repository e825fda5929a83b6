import Button from '@mui/material/Button';
import Hourglass from 'lucide-react/icons/hourglass';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isPartlySigned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRequest } from '../../ui/use-request.ts';
import { eventTimeWithin } from '../moments.ts';
import { paneMessages } from '../pane-messages.ts';
import { sealingMessages } from './sealing-messages.ts';

type Props = {
  letter: Letter;
  sealing: NonNullable<Letter['sealing']>;
  onSettled: () => void;
  onRefused: (failure: unknown) => void;
};

/** Signed, and waiting for a provider's seal: why, until when, and what its signer may do meanwhile. */
export function SealingDecision({ letter, sealing, onSettled, onRefused }: Props) {
  const { settleSeal } = useNaskah();
  const notify = useNotify();
  const { isPending, request } = useRequest(onRefused);
  const [isAsking, setAsking] = useState(false);
  const { number, since, reason, nextAt } = sealing;
  const retry = () =>
    request(async () => {
      const now = await settleSeal(letter.id, 'seal');
      notify(
        translate(
          now.sealing
            ? sealingMessages.stillWaits
            : isPartlySigned(now.state)
              ? sealingMessages.passedOn
              : sealingMessages.sealed,
        ),
        {
          type: now.sealing ? 'warning' : 'success',
        },
      );
      onSettled();
    });
  const withdraw = () =>
    request(async () => {
      await settleSeal(letter.id, 'seal/withdraw');
      setAsking(false);
      onSettled();
    });
  return (
    <div className="mailbox-deciding">
      <div className="mailbox-sealing" role="status">
        <b>
          <Hourglass size={15} strokeWidth={1.6} aria-hidden />
          {translate(paneMessages.awaitsSeal)}
        </b>
        <p>{translate(sealingMessages.signedAs(number, eventTimeWithin(since)))}</p>
        <p>
          {reason ?? translate(sealingMessages.asking)}{' '}
          {reason && nextAt && translate(goesOn(letter)(eventTimeWithin(nextAt)))}
        </p>
      </div>
      {letter.can.settleSeal && (
        <div className="mailbox-decide">
          <Button variant="outlined" size="large" disabled={isPending} onClick={() => setAsking(true)}>
            {translate(sealingMessages.withdraw)}
          </Button>
          <Button
            variant="contained"
            size="large"
            disabled={isPending}
            startIcon={<RotateCw size={15} strokeWidth={1.6} aria-hidden />}
            onClick={retry}
          >
            {translate(sealingMessages.retry)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate(sealingMessages.withdrawTitle)}
        confirm={translate(sealingMessages.withdraw)}
        danger
        busy={isPending}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        {translate(sealingMessages.withdrawn(number))}
      </ConfirmDialog>
    </div>
  );
}

/** The last signature sends the letter. */
function goesOn({ state, cosigners = [] }: Pick<Letter, 'state' | 'cosigners'>) {
  const left = cosigners.filter(({ signedAt }) => signedAt === null).length - (isPartlySigned(state) ? 1 : 0);
  return left > 0 ? sealingMessages.passedOnByItself : sealingMessages.sentByItself;
}
