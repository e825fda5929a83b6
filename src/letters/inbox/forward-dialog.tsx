import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { secretRank } from '../../../domain/letters/security-ranks.ts';
import { noteLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { keys } from '../cache.ts';
import { PeoplePicker, type PickedPerson } from '../wizard/index.ts';
import type { ActionContext } from './action.ts';
import { forwardMessages } from './forward-messages.ts';

/** Passes the letter on to peers, with a note (DOMAIN 7, teruskan). */
function ForwardDialog({ item, onClose }: ActionContext & { onClose: () => void }) {
  const id = useId();
  const { forwardInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [people, setPeople] = useState<PickedPerson[]>([]);
  const [note, setNote] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const { errors, submit, refuse, clear, ...form } = useSubmit('receivers', 'note', 'confirmed');
  if (!item) return null;
  const needsConfirmation = item.securityRank >= secretRank;
  const send = () => {
    if (people.length === 0) return refuse({ receivers: translate(forwardMessages.missing) });
    if (needsConfirmation && !confirmed)
      return refuse({ confirmed: translate(forwardMessages.confirmFirst) });
    return submit(async () => {
      const { forwarded, already } = await forwardInbox(item.id, {
        receivers: people.map(({ userId, userPositionId, isWholePost }) => ({
          ...(!isWholePost && { userId }),
          userPositionId,
        })),
        note: note.trim() || null,
        confirmed,
      });
      notify(
        translate(
          already.length > 0
            ? forwardMessages.doneSome(forwarded.join(', '), already.join(', '))
            : forwardMessages.done(forwarded.join(', ')),
        ),
        { type: 'success' },
      );
      void client.invalidateQueries({ queryKey: keys.timeline(item.letterId) });
      onClose();
    });
  };
  return (
    <FormDialog
      title={translate(forwardMessages.title)}
      confirm={translate(forwardMessages.forward)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <Labelled id={id} label={translate(forwardMessages.receivers)}>
        <PeoplePicker
          input={{
            id,
            'aria-invalid': Boolean(errors.receivers),
            'aria-labelledby': `${id}-label`,
            'aria-describedby': `${id}-fault`,
          }}
          people={people}
          onChange={(chosen) => {
            setPeople(chosen);
            clear('receivers');
          }}
          showUserName={false}
          withSharedPosts
          placeholder={translate(forwardMessages.searchPeople)}
          one="penerima"
        />
        <small id={`${id}-fault`} className="is-wrong" aria-live="polite">
          {errors.receivers}
        </small>
      </Labelled>
      <Labelled id={`${id}-note`} label={translate(commonMessages.note)} isOptional>
        <TextField
          id={`${id}-note`}
          multiline
          minRows={3}
          fullWidth
          hiddenLabel
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            clear('note');
          }}
          error={Boolean(errors.note)}
          helperText={errors.note}
          slotProps={{ htmlInput: { maxLength: noteLimit } }}
        />
      </Labelled>
      {needsConfirmation && (
        <>
          <Alert severity="warning">{translate(forwardMessages.isClassified(item.securityName))}</Alert>
          <FormControlLabel
            control={
              <Checkbox
                checked={confirmed}
                onChange={(event) => {
                  setConfirmed(event.target.checked);
                  clear('confirmed');
                }}
              />
            }
            label={translate(forwardMessages.confirm)}
          />
          <small className="is-wrong" role="alert">
            {errors.confirmed}
          </small>
        </>
      )}
    </FormDialog>
  );
}

export default ForwardDialog;
