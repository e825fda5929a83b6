import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { createAbsenceVerbs } from '../../../dataProvider/absence.ts';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { AbsenceScope, ProposedDelegate } from '../../../domain/calls/absence.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { DayField } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { type Delegate, DelegateField } from './delegate-field.tsx';
import { absenceMessages as said, scopeMessages } from './messages.ts';

type Props = {
  meId: string | undefined;
  proposed: ProposedDelegate[];
  onDone: () => void;
  onClose: () => void;
};
const scopeNames = Object.keys(scopeMessages) as AbsenceScope[];

/** From when to when somebody is away, and who does the work of their post. */
function AbsenceDialog({ meId, proposed, onDone, onClose }: Props) {
  const { announceAbsence } = createAbsenceVerbs(useNaskah());
  const notify = useNotify();
  const id = useId();
  const [startDate, setStart] = useState<string | null>(() => dayInWib());
  const [endDate, setEnd] = useState<string | null>(null);
  const [delegate, setDelegate] = useState<Delegate | null>(proposed[0] ?? null);
  const [scopes, setScopes] = useState<readonly AbsenceScope[]>(scopeNames);
  const [reason, setReason] = useState('');
  const { errors, submit, refuse, clear, ...form } = useSubmit(
    'startDate',
    'endDate',
    'toUserId',
    'scopes',
    'reason',
  );
  const send = () => {
    if (!startDate) return refuse({ startDate: translate(said.dayMissing) });
    if (!endDate) return refuse({ endDate: translate(said.dayMissing) });
    if (endDate < startDate) return refuse({ endDate: translate(said.endsBefore) });
    if (!delegate) return refuse({ toUserId: translate(said.delegateMissing) });
    if (scopes.length === 0) return refuse({ scopes: translate(said.scopeMissing) });
    if (!reason.trim()) return refuse({ reason: translate(said.reasonMissing) });
    return submit(async () => {
      await announceAbsence({
        ...{ startDate, endDate, toUserId: delegate.userId },
        ...{ scopes: [...scopes], reason: reason.trim() },
      });
      notify(translate(said.announced(delegate.personName)), { type: 'success' });
      onDone();
      onClose();
    });
  };
  const day = (
    name: 'startDate' | 'endDate',
    label: string,
    value: string | null,
    set: (chosen: string | null) => void,
  ) => (
    <Labelled id={`${id}${name}`} label={label}>
      <DayField
        input={{
          id: `${id}${name}`,
          'aria-labelledby': `${id}${name}-label`,
          'aria-describedby': `${id}${name}-fault`,
          'aria-invalid': Boolean(errors[name]),
        }}
        value={value}
        onChange={(chosen) => {
          set(chosen);
          clear(name);
        }}
      />
      <small id={`${id}${name}-fault`} className="is-wrong" aria-live="polite">
        {errors[name]}
      </small>
    </Labelled>
  );
  return (
    <FormDialog
      title={translate(said.announce)}
      confirm={translate(said.announceDo)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="absence-days">
        {day('startDate', translate(said.from), startDate, setStart)}
        {day('endDate', translate(said.until), endDate, setEnd)}
      </div>
      <Labelled id={`${id}to`} label={translate(said.delegate)}>
        <DelegateField
          id={`${id}to`}
          describedBy={`${id}to-says`}
          isWrong={Boolean(errors.toUserId)}
          meId={meId}
          proposed={proposed}
          value={delegate}
          onChange={(chosen) => {
            setDelegate(chosen);
            clear('toUserId');
          }}
        />
        <small id={`${id}to-says`} className={errors.toUserId ? 'is-wrong' : undefined} aria-live="polite">
          {errors.toUserId ?? translate(said.delegateHint)}
        </small>
      </Labelled>
      <fieldset className="absence-scopes" aria-describedby={`${id}scopes-says`}>
        <legend>{translate(said.scopes)}</legend>
        {scopeNames.map((scope) => (
          <FormControlLabel
            key={scope}
            label={translate(scopeMessages[scope])}
            control={
              <Checkbox
                checked={scopes.includes(scope)}
                onChange={(_, isOn) => {
                  setScopes(scopeNames.filter((one) => (one === scope ? isOn : scopes.includes(one))));
                  clear('scopes');
                }}
              />
            }
          />
        ))}
        <small id={`${id}scopes-says`} className={errors.scopes ? 'is-wrong' : undefined} aria-live="polite">
          {errors.scopes ?? translate(said.signing)}
        </small>
      </fieldset>
      <Labelled id={`${id}reason`} label={translate(said.reason)}>
        <TextField
          id={`${id}reason`}
          size="small"
          fullWidth
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            clear('reason');
          }}
          error={Boolean(errors.reason)}
          helperText={errors.reason ?? translate(said.reasonHint)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </Labelled>
    </FormDialog>
  );
}

export default AbsenceDialog;
