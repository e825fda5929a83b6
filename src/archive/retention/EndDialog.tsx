import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ProposalDetail, ProposalUnit } from '../../../resources/dokumen/pemberkasan/retention-types.ts';
import { TextLine } from '../../pickers/index.ts';
import { FormDialog } from '../../shell/index.ts';
import { useSending } from '../parts/use-sending.ts';

type Props = {
  id: string;
  verb: 'refuse' | 'withdraw' | 'drop';
  /** The filing unit that leaves the list. */
  unit?: ProposalUnit;
  onDone: (now: ProposalDetail) => void;
  onClose: () => void;
};

const words = {
  refuse: {
    title: 'Tolak usul ini?',
    confirm: 'Tolak usul',
    text: 'Berkasnya dapat diusulkan kembali.',
    done: 'Usul ditolak.',
  },
  withdraw: {
    title: 'Tarik usul ini?',
    confirm: 'Tarik usul',
    text: 'Berkasnya dapat diusulkan kembali.',
    done: 'Usul ditarik.',
  },
  drop: {
    title: 'Keluarkan berkas dari usul?',
    confirm: 'Keluarkan',
    text: 'tetap tercantum dengan alasannya, tetapi tidak diproses.',
    done: 'Berkas dikeluarkan dari usul.',
  },
} as const;

/** Ends a proposal, or takes a filing unit off its list; each with a reason. */
const EndDialog = ({ id, verb, unit, onDone, onClose }: Props) => {
  const { endProposal, dropFromProposal } = useNaskah();
  const notify = useNotify();
  const { errors, failure, isSending, send } = useSending();
  const [reason, setReason] = useState('');
  const { title, confirm, text, done } = words[verb];
  const go = () =>
    send(async () => {
      const now =
        verb === 'drop'
          ? await dropFromProposal(id, unit ? [unit.id] : [], reason)
          : await endProposal(id, verb, reason);
      notify(done, { type: 'success' });
      onDone(now);
      onClose();
    });
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      danger
      isSending={isSending}
      failure={failure}
      onSend={() => void go()}
      onClose={onClose}
    >
      <p>
        {unit && <b>{unit.title} </b>}
        {text}
      </p>
      <TextLine
        label="Alasan"
        value={reason}
        onChange={setReason}
        error={errors.reason}
        max={500}
        lines={2}
      />
    </FormDialog>
  );
};

export default EndDialog;
