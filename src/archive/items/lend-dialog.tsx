import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { DayField } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { RemoteField, type RemoteOption } from '../parts/remote-field.tsx';
import { itemMessages as messages } from './messages.ts';

const usualDays = 7;
type Props = {
  archiveId: string;
  change: (work: () => Promise<ArchiveDetail>) => Promise<void>;
  onClose: () => void;
};

/** To whom the paper goes, and until when. */
export function LendDialog({ archiveId, change, onClose }: Props) {
  const id = useId();
  const naskah = useNaskah();
  const [borrower, setBorrower] = useState<RemoteOption | null>(null);
  const [dueDate, setDueDate] = useState<string | null>(() => plusDays(dayInWib(), usualDays));
  const [note, setNote] = useState('');
  const { errors, submit, refuse, ...form } = useSubmit('borrowerId', 'dueDate');
  const lend = () => {
    const missing = {
      ...(!borrower && { borrowerId: translate(messages.needed) }),
      ...(!dueDate && { dueDate: translate(messages.needed) }),
    };
    if (Object.keys(missing).length > 0) return refuse(missing);
    return submit(async () => {
      await change(() => naskah.lendPaper(archiveId, { borrowerId: borrower?.id ?? null, dueDate, note }));
      onClose();
    });
  };
  const people = async (typed: string, options: { signal: AbortSignal }) =>
    (await naskah.searchUsers(typed, options)).map((one) => ({
      id: one.id,
      key: `${one.id} ${one.positionId}`,
      label: one.personName,
      more: one.positionName,
    }));
  return (
    <FormDialog
      title={translate(messages.lendTitle)}
      confirm={translate(messages.lend)}
      form={form}
      onSubmit={lend}
      onClose={onClose}
    >
      <Labelled id={`${id}-who`} label={translate(messages.borrower)}>
        <RemoteField
          id={`${id}-who`}
          value={borrower}
          placeholder={translate(messages.borrowerSearch)}
          error={errors.borrowerId}
          search={people}
          onChange={setBorrower}
        />
      </Labelled>
      <Labelled id={`${id}-due`} label={translate(messages.dueDate)}>
        <DayField
          input={{
            id: `${id}-due`,
            'aria-labelledby': `${id}-due-label`,
            'aria-invalid': errors.dueDate !== undefined,
            'aria-describedby': `${id}-due-help`,
          }}
          value={dueDate}
          onChange={setDueDate}
        />
        <small id={`${id}-due-help`} role="alert" style={{ color: 'var(--danger)' }}>
          {errors.dueDate}
        </small>
      </Labelled>
      <Labelled id={`${id}-note`} label={translate(commonMessages.note)} isOptional>
        <OutlinedInput
          id={`${id}-note`}
          fullWidth
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Labelled>
    </FormDialog>
  );
}
