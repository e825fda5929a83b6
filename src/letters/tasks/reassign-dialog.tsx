import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Reassignee } from '../../../domain/calls/letters/flow.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { reasonLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { RemotePicker } from '../../ui/pickers/index.ts';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { keys } from '../cache.ts';
import { PersonOption } from '../wizard/pickers/person-option.tsx';
import { reassignMessages } from './reassign-messages.ts';

type Props = { letter: Letter; onSettled: () => void; onDone: () => void; onClose: () => void };

/** Hands the own review of a letter on to somebody else, with the reason (DOMAIN 6). */
function ReassignDialog({ letter, onSettled, onDone, onClose }: Props) {
  const { reassignees, reassignReview } = useNaskah();
  const notify = useNotify();
  const id = useId();
  const [version] = useState(letter.version);
  const [to, setTo] = useState<Reassignee | null>(null);
  const [reason, setReason] = useKeptText(`reassign.${letter.id}`);
  const { errors, isStale, submit, refuse, clear, ...form } = useSubmit('userId', 'reason');
  const { data: near = [] } = useQuery({
    queryKey: [...keys.letter(letter.id), 'reassignees'],
    queryFn: ({ signal }) => reassignees(letter.id, '', { signal }),
  });
  const send = () => {
    if (!to || !reason.trim())
      return refuse({
        ...(!to && { userId: translate(reassignMessages.personMissing) }),
        ...(!reason.trim() && { reason: translate(reassignMessages.reasonMissing) }),
      });
    const { userId, userPositionId, personName } = to;
    return submit(async () => {
      await reassignReview(letter.id, { userId, userPositionId, reason: reason.trim(), version });
      setReason('');
      notify(translate(reassignMessages.done(personName)), { type: 'success' });
      onClose();
      onDone();
      onSettled();
    });
  };
  const close = () => {
    onClose();
    if (isStale) onSettled();
  };
  return (
    <FormDialog
      title={translate(reassignMessages.title)}
      confirm={translate(reassignMessages.reassign)}
      form={form}
      onSubmit={send}
      onClose={close}
    >
      <p>
        <b>{letter.subject}</b> {translate(reassignMessages.what)}
      </p>
      <Labelled id={id} label={translate(reassignMessages.to)}>
        <RemotePicker<Reassignee>
          input={{
            id,
            'aria-invalid': Boolean(errors.userId),
            'aria-describedby': `${id}-fault`,
          }}
          value={to}
          search={(typed, options) => reassignees(letter.id, typed, options)}
          recent={near}
          recentSectionOf={() => translate(reassignMessages.near)}
          keyOf={({ userId, userPositionId }) => `${userId} ${userPositionId}`}
          labelOf={({ personName, positionName }) => `${personName}, ${positionName}`}
          show={({ isBack, ...person }) => (
            <PersonOption
              {...person}
              unitName={isBack ? translate(reassignMessages.isBack) : person.unitName}
            />
          )}
          onChange={(chosen) => {
            setTo(chosen);
            clear('userId');
          }}
          placeholder={translate(reassignMessages.typeName)}
        />
        <small id={`${id}-fault`} className="is-wrong" aria-live="polite">
          {errors.userId}
        </small>
      </Labelled>
      <Labelled id={`${id}-reason`} label={translate(reassignMessages.reason)}>
        <TextField
          id={`${id}-reason`}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          hiddenLabel
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            clear('reason');
          }}
          error={Boolean(errors.reason)}
          helperText={errors.reason}
          slotProps={{ htmlInput: { maxLength: reasonLimit } }}
        />
      </Labelled>
    </FormDialog>
  );
}

export default ReassignDialog;
