import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Signature from 'lucide-react/icons/signature';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense, useState } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isPartlySigned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart, useActions } from '../../shell/index.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { CancelButton } from '../cancelling/cancel-button.tsx';
import { detailMessages } from './detail-messages.ts';
import { onceSigned } from './sign-messages.ts';

const SignDialog = lazyPart(() => import('./sign-dialog.tsx'));
const ReturnDialog = lazyPart(() => import('./return-dialog.tsx'));

type Props = {
  letter: Letter;
  /** Whether the sheet that is signed is on the screen. */
  isShown: boolean;
  onSettled: () => void;
  onDone: () => void;
  onSigned: (signed: Letter) => void;
  onRefused: (failure: unknown) => void;
};

/** First of the two steps of signing (SPEC B1.3); the dialog is the second. */
export function SignDecision(props: Props) {
  const [asking, setAsking] = useState<'sheet' | 'sign' | 'return' | null>(null);
  // Who asked before the sheet was drawn need not ask again.
  if (asking === 'sheet' && props.isShown) setAsking('sign');
  const askToSign = () => setAsking(props.isShown ? 'sign' : 'sheet');
  usePrefetch(SignDialog.load, true);
  usePrefetch(ReturnDialog.load, props.letter.can.giveBack);
  const close = () => setAsking(null);
  useActions([
    { words: translate(detailMessages.sign), run: askToSign },
    ...(props.letter.can.giveBack
      ? [{ words: translate(detailMessages.giveBack), run: () => setAsking('return') }]
      : []),
  ]);
  return (
    <div className="mailbox-deciding">
      <small role="status">
        {asking === 'sheet' ? translate(detailMessages.drawingSheet) : onceSigned(props.letter)}
      </small>
      <div className="mailbox-decide">
        {isPartlySigned(props.letter.state) && (
          <CancelButton letter={props.letter} onSettled={props.onSettled} />
        )}
        {props.letter.can.giveBack && (
          <Button
            variant="outlined"
            color="error"
            size="large"
            startIcon={<Undo2 size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setAsking('return')}
          >
            {translate(detailMessages.giveBack)}
          </Button>
        )}
        <Button
          variant="contained"
          size="large"
          startIcon={
            asking === 'sheet' ? (
              <CircularProgress size={15} color="inherit" aria-hidden />
            ) : (
              <Signature size={15} strokeWidth={1.6} aria-hidden />
            )
          }
          aria-busy={asking === 'sheet'}
          onClick={askToSign}
        >
          {translate(detailMessages.sign)}
        </Button>
      </div>
      <Suspense>
        {asking === 'sign' && <SignDialog {...props} onClose={close} />}
        {asking === 'return' && <ReturnDialog {...props} onClose={close} />}
      </Suspense>
    </div>
  );
}
