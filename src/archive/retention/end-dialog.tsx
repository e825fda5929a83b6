import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ProposalDetail, ProposalUnit } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { endMessages } from './messages.ts';

type Props = {
  id: string;
  verb: 'refuse' | 'withdraw' | 'drop';
  /** The filing unit that leaves the list. */
  unit?: ProposalUnit;
  onDone: (now: ProposalDetail) => void;
  onClose: () => void;
};

/** Ends a proposal, or drops a filing unit from it; a reason is required. */
function EndDialog({ id, verb, unit, onDone, onClose }: Props) {
  const { endProposal, dropFromProposal } = useNaskah();
  const notify = useNotify();
  const { errors, submit, ...form } = useSubmit('reason');
  const [reason, setReason] = useState('');
  const { title, confirm, text, done } = endMessages[verb];
  const go = () =>
    submit(async () => {
      const now =
        verb === 'drop'
          ? await dropFromProposal(id, unit ? [unit.id] : [], reason)
          : await endProposal(id, verb, reason);
      notify(translate(done), { type: 'success' });
      onDone(now);
      onClose();
    });
  return (
    <FormDialog
      title={translate(title)}
      confirm={translate(confirm)}
      danger
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      <p>
        {unit && <b>{unit.title} </b>}
        {translate(text)}
      </p>
      <TextLine
        label={translate(commonMessages.reason)}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        max={500}
        lines={2}
      />
    </FormDialog>
  );
}

export default EndDialog;
