import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Person } from '../../../domain/letters/letter-people.ts';
import { say } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../shell/index.ts';
import { keys } from '../cache.ts';
import { failureWords, fieldMessage } from '../failure-words.ts';
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
  const [failure, setFailure] = useState<string | null>(null);
  const [faults, setFaults] = useState<{ note?: string | undefined; confirmed?: string | undefined }>({});
  const [busy, setBusy] = useState(false);
  if (!item) return null;
  const needsConfirmation = item.securityRank >= confirmedFrom;
  const send = async () => {
    if (people.length === 0) return setFailure(say(forwardWords.missing));
    if (needsConfirmation && !confirmed) return setFaults({ confirmed: say(forwardWords.confirmFirst) });
    setFaults({});
    setFailure(null);
    setBusy(true);
    try {
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
    } catch (refused) {
      const told = { note: fieldMessage(refused, 'note'), confirmed: fieldMessage(refused, 'confirmed') };
      setFaults(told);
      setFailure(
        fieldMessage(refused, 'receivers') ?? (told.note || told.confirmed ? null : failureWords(refused)),
      );
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={say(forwardWords.title)}
      confirm={say(forwardWords.forward)}
      isSending={busy}
      failure={people.length > 0 ? (failure ?? '') : ''}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Labelled id={id} label={say(forwardWords.receivers)}>
        <PeoplePicker
          input={{
            id,
            'aria-invalid': failure !== null && people.length === 0,
            'aria-labelledby': `${id}-label`,
            'aria-describedby': `${id}-fault`,
          }}
          people={people}
          onChange={(chosen) => {
            setPeople(chosen);
            setFailure(null);
          }}
          showUserName={false}
          placeholder={say(forwardWords.searchPeople)}
          one="penerima"
        />
        <small id={`${id}-fault`} className="is-wrong" aria-live="polite">
          {people.length === 0 && failure}
        </small>
      </Labelled>
      <Labelled id={`${id}-note`} label={say(forwardWords.note)} isOptional>
        <TextField
          id={`${id}-note`}
          multiline
          minRows={3}
          fullWidth
          hiddenLabel
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setFaults(({ note: _gone, ...rest }) => rest);
          }}
          error={Boolean(faults.note)}
          helperText={faults.note}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
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
                  setFaults(({ confirmed: _gone, ...rest }) => rest);
                }}
              />
            }
            label={say(forwardWords.confirm)}
          />
          <small className="is-wrong" role="alert">
            {faults.confirmed}
          </small>
        </>
      )}
    </FormDialog>
  );
}

export default ForwardDialog;
