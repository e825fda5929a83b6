import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import FileCheck2 from 'lucide-react/icons/file-check-2';
import Mail from 'lucide-react/icons/mail';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Truck from 'lucide-react/icons/truck';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { Dispatch } from '../../../domain/letters/outgoing.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { formatDate } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { refreshAfterStep } from '../cache.ts';
import { Fact } from '../reading/facts.tsx';
import { useDownload } from '../reading/use-download.ts';
import { dispatchState, headline, isFailure, linesOf } from './dispatch-messages.ts';
import { dispatchMessages } from './messages.ts';
import './dispatch.css';

const MailDialog = lazyPart(() => import('./mail-dialog.tsx'));
const RecordDialog = lazyPart(() => import('./record-dialog.tsx'));
const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'));

type Asking =
  | { what: 'mail'; to?: readonly string[] }
  | { what: 'record' }
  | { what: 'proof'; dispatch: Dispatch };

/** "Pengiriman": how a signed letter left the company, and its proof of arrival (SPEC B1.4). */
function DispatchSection({ letter }: { letter: Letter }) {
  const { listDispatches } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [asking, setAsking] = useState<Asking | null>(null);
  const queryKey = ['letters', 'one', letter.id, 'dispatch'];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => listDispatches(letter.id, { signal }),
    retry: false,
  });
  const close = () => setAsking(null);
  const done = (dispatches: Dispatch[], words: string) => {
    client.setQueryData(queryKey, dispatches);
    close();
    notify(words, { type: 'success' });
    void refreshAfterStep(client, letter.id);
  };
  if (isError)
    return (
      <Fact title={translate(dispatchMessages.dispatch)}>
        <small>{translate(dispatchMessages.notLoaded)}</small>
        <Button size="small" variant="text" onClick={() => void refetch()}>
          {translate(commonMessages.retry)}
        </Button>
      </Fact>
    );
  if (!data) return null;
  const state = dispatchState(data, letter.partlyDispatched);
  return (
    <Fact title={translate(dispatchMessages.dispatch)}>
      <div className="mailbox-dispatch">
        <SoftChip tone={state.tone}>{state.words}</SoftChip>
        {data.length > 0 && (
          <ul>
            {data.map((dispatch) => (
              <One
                key={dispatch.id}
                letter={letter}
                dispatch={dispatch}
                onProve={() => setAsking({ what: 'proof', dispatch })}
                onAgain={() => setAsking({ what: 'mail', to: dispatch.failedTo })}
              />
            ))}
          </ul>
        )}
        {letter.can.dispatch && (
          <div className="mailbox-dispatch-actions">
            <Button
              variant={data.length > 0 ? 'outlined' : 'contained'}
              startIcon={<Mail size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => setAsking({ what: 'mail' })}
            >
              {translate(dispatchMessages.byMail)}
            </Button>
            <Button
              variant="outlined"
              startIcon={<Truck size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => setAsking({ what: 'record' })}
            >
              {translate(dispatchMessages.record)}
            </Button>
          </div>
        )}
      </div>
      <Suspense>
        {asking?.what === 'mail' && (
          <MailDialog letter={letter} to={asking.to} onDone={done} onClose={close} />
        )}
        {asking?.what === 'record' && <RecordDialog letter={letter} onDone={done} onClose={close} />}
        {asking?.what === 'proof' && (
          <ProofDialog letter={letter} dispatch={asking.dispatch} onDone={done} onClose={close} />
        )}
      </Suspense>
    </Fact>
  );
}

export default DispatchSection;

type OneProps = { letter: Letter; dispatch: Dispatch; onProve: () => void; onAgain: () => void };

function One({ letter, dispatch, onProve, onAgain }: OneProps) {
  const { proofBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  const { proof } = dispatch;
  return (
    <li>
      <b>{headline(dispatch)}</b>
      {linesOf(dispatch).map((line) => (
        <small key={line} className={isFailure(line, dispatch) ? 'mailbox-late' : undefined}>
          {line}
        </small>
      ))}
      {dispatch.failedTo.length > 0 && letter.can.dispatch && (
        <Button
          size="small"
          variant="text"
          startIcon={<RotateCw size={15} strokeWidth={1.6} aria-hidden />}
          onClick={onAgain}
        >
          {translate(dispatchMessages.sendAgain)}
        </Button>
      )}
      {proof ? (
        <>
          <small>
            {translate(dispatchMessages.receivedBy(proof.receiverName, formatDate(proof.receivedDate)))}
          </small>
          <Button
            size="small"
            variant="text"
            aria-busy={isBusy}
            startIcon={<FileCheck2 size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => download(() => proofBlob(letter.id, dispatch.id), proof.fileName)}
          >
            {translate(dispatchMessages.downloadProof)}
          </Button>
        </>
      ) : (
        letter.can.dispatch &&
        dispatch.outcome !== 'failed' && (
          <Button
            size="small"
            variant="text"
            startIcon={<FileCheck2 size={15} strokeWidth={1.6} aria-hidden />}
            onClick={onProve}
          >
            {translate(dispatchMessages.addProof)}
          </Button>
        )
      )}
    </li>
  );
}
