import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { InfoDialog } from '../../../ui/info-dialog.tsx';
import { useRequest } from '../../../ui/use-request.ts';
import { Outcomes } from './outcomes.tsx';

/** Poll interval of a running batch, in milliseconds. */
const askEvery = 1000;

/** /naskah-dinas/tugas?hasil={id}: progress of a batch of letters, then the result of each. */
function BatchResult({ id, onClose }: { id: string; onClose: () => void }) {
  const { letterBatch, cancelLetterBatch } = useNaskah();
  const notify = useNotify();
  const { isPending, request } = useRequest();
  const { data, error, refetch } = useQuery({
    queryKey: ['letters', 'batch', id],
    queryFn: () => letterBatch(id),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? askEvery : false),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (!error) return;
    notify(failureMessage(error), { type: 'warning' });
    onClose();
  }, [error]);
  if (!data) return null;
  const kind = data.action === 'sign' ? 'sign' : 'review';
  const stop = async () => {
    await request(() => cancelLetterBatch(id));
    await refetch();
  };
  if (data.state !== 'running')
    return (
      <Outcomes
        kind={kind}
        tasks={data.items.map((item) => ({
          letterId: item.id,
          subject: item.subject ?? translate(messages.unseen),
        }))}
        outcomes={data.items}
        onClose={onClose}
      />
    );
  return (
    <InfoDialog
      title={translate(messages[kind])}
      isFocused
      className="mailbox-bulk-progress"
      actions={
        <Button variant="text" disabled={isPending} onClick={() => void stop()}>
          {translate(messages.stop)}
        </Button>
      }
      onClose={onClose}
    >
      <progress aria-label={translate(messages[kind])} value={data.done} max={data.totalCount} />
      <p aria-live="polite">{translate(messages.far(data.done, data.totalCount))}</p>
    </InfoDialog>
  );
}

export default BatchResult;

const messages = {
  sign: { id: 'Sedang menandatangani', en: 'Signing' },
  review: { id: 'Sedang memeriksa', en: 'Reviewing' },
  far: (done: number, all: number): Message => ({
    id: `${done} dari ${all} naskah`,
    en: `${done} of ${all} letters`,
  }),
  stop: { id: 'Batalkan sisanya', en: 'Cancel the rest' },
  unseen: { id: 'Naskah yang tidak lagi Anda lihat', en: 'A letter you no longer see' },
} as const;
