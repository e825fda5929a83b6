import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Person } from '../../../domain/letters/letter-people.ts';
import { noteLimit } from '../../../domain/letters/text-limits.ts';
import { say } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { commonWords } from '../../ui/words.ts';
import { keys } from '../cache.ts';
import { PeoplePicker } from '../wizard/index.ts';
import type { ActionContext } from './action.ts';
import { forwardWords } from './forward-words.ts';

/** From this class on the actor must confirm that every receiver needs to read it (DOMAIN 4). */
const confirmedFrom = 3;

/** Passes the letter on to peers, with a note (DOMAIN 7, teruskan). */
function ForwardDialog({ item, onClose }: ActionContext & { onClose: () => void }) {
  const id = useId();
  const { forwardInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [people, setPeople] = useState<Person[]>([]);
  const [note, setNote] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const { errors, submit, refuse, clear, ...form } = useSubmit('receivers', 'note', 'confirmed');
  if (!item) return null;
  const needsConfirmation = item.securityRank >= confirmedFrom;
  const send = () => {
    if (people.length === 0) return refuse({ receivers: say(forwardWords.missing) });
    if (needsConfirmation && !confirmed) return refuse({ confirmed: say(forwardWords.confirmFirst) });
    return submit(async () => {
      const { forwarded, already } = await forwardInbox(item.id, {
        receivers: people.map(({ userId, userPositionId }) => ({ userId, userPositionId })),
        note: note.trim() || null,
        confirmed,
      });
      notify(
        say(
          already.length > 0
            ? forwardWords.doneSome(forwarded.join(', '), already.join(', '))
            : forwardWords.done(forwarded.join(', ')),
        ),
        { type: 'success' },
      );
      void client.invalidateQueries({ queryKey: keys.timeline(item.letterId) });
      onClose();
    });
  };
  return (
    <FormDialog
      title={say(forwardWords.title)}
      confirm={say(forwardWords.forward)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <Labelled id={id} label={say(forwardWords.receivers)}>
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
          placeholder={say(forwardWords.searchPeople)}
          one="penerima"
        />
        <small id={`${id}-fault`} className="is-wrong" aria-live="polite">
          {errors.receivers}
        </small>
      </Labelled>
      <Labelled id={`${id}-note`} label={say(commonWords.note)} isOptional>
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
          <Alert severity="warning">{say(forwardWords.isClassified(item.securityName))}</Alert>
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
            label={say(forwardWords.confirm)}
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
