import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { accessMessages as messages } from './messages.ts';
import { UntilField } from './until-field.tsx';

/** Long enough for most, short enough to be given. */
const usualDays = 7;
type Props = { archiveId: string; title: string; onClose: () => void };

/** Why and until when; leads to the request. */
function AskDialog({ archiveId, title, onClose }: Props) {
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { askAccess } = useNaskah();
  const { errors, submit, ...form } = useSubmit('reason', 'untilDay');
  const [reason, setReason] = useState('');
  const [untilDay, setUntil] = useState<string | null>(() => plusDays(dayInWib(), usualDays));
  const go = () =>
    submit(async () => {
      const { id } = await askAccess(archiveId, { reason, untilDay });
      void client.invalidateQueries({ queryKey: [accessRequest.name] });
      void client.invalidateQueries({ queryKey: ['archive-detail', archiveId] });
      notify(translate(messages.doneAsk), { type: 'success' });
      onClose();
      navigate(`${accessRequest.path}/${id}`);
    });
  return (
    <FormDialog
      title={translate(messages.askTitle)}
      confirm={translate(messages.send)}
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <TextLine
        label={translate(commonMessages.reason)}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        hint={translate(messages.reasonHint)}
        max={500}
        lines={3}
      />
      <UntilField value={untilDay} onChange={setUntil} error={errors.untilDay} />
    </FormDialog>
  );
}

export default AskDialog;
