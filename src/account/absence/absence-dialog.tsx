import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { createAbsenceVerbs } from '../../../dataProvider/absence.ts';
import { useNaskah } from '../../../dataProvider/index.ts';
import { longestDelegationReason } from '../../../domain/accounts/delegation-limits.ts';
import type { AbsenceScope, ProposedDelegate } from '../../../domain/calls/absence.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { DayLine, TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { type Delegate, DelegateField } from './delegate-field.tsx';
import { faultsOf } from './faults.ts';
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
    const toUserId = delegate?.userId ?? null;
    const faults = faultsOf({ startDate, endDate, toUserId, scopes, reason });
    if (!startDate || !endDate || !delegate || Object.keys(faults).length > 0) return refuse(faults);
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
  return (
    <FormDialog
      title={translate(said.announce)}
      confirm={translate(said.announceDo)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="absence-days">
        <DayLine
          label={translate(said.from)}
          isOptional={false}
          value={startDate}
          error={errors.startDate}
          onChange={(chosen) => {
            setStart(chosen);
            clear('startDate');
          }}
        />
        <DayLine
          label={translate(said.until)}
          isOptional={false}
          value={endDate}
          error={errors.endDate}
          onChange={(chosen) => {
            setEnd(chosen);
            clear('endDate');
          }}
        />
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
      <TextLine
        label={translate(said.reason)}
        value={reason}
        max={longestDelegationReason}
        hint={translate(said.reasonHint)}
        error={errors.reason}
        onChange={(text) => {
          setReason(text);
          clear('reason');
        }}
      />
    </FormDialog>
  );
}

export default AbsenceDialog;
