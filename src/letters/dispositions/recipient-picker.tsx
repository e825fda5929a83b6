import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { type DispositionCandidate, recipientName } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import { useSettled } from '../../shell/index.ts';
import { commonMessages } from '../../ui/messages.ts';
import { disposeMessages } from './dispose-messages.ts';
import { Fault } from './fault.tsx';

type Props = {
  people: readonly DispositionCandidate[];
  /** Of the chosen, who is responsible. */
  responsible: string | null;
  fault?: string | undefined;
  onPeople: (people: DispositionCandidate[]) => void;
  onResponsible: (key: string) => void;
};

export const keyOf = (one: Pick<DispositionCandidate, 'userId' | 'userPositionId'>): string =>
  `${one.userId} ${one.userPositionId}`;

/** People below the user's own post, the nearest first; one tap selects, another makes the person responsible. */
export function RecipientPicker({ people, responsible, fault, onPeople, onResponsible }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { candidates, isPending } = useCandidates(typed.trim());
  const chosen = new Set(people.map(keyOf));
  const shown = [...people, ...candidates.filter((one) => !chosen.has(keyOf(one)))];
  const toggle = (one: DispositionCandidate) =>
    onPeople(
      chosen.has(keyOf(one)) ? people.filter((other) => keyOf(other) !== keyOf(one)) : [...people, one],
    );
  return (
    <fieldset className="dispose-part" aria-describedby={`${id}fault`} {...(fault && { 'data-wrong': true })}>
      <legend>{translate(disposeMessages.receivers)}</legend>
      <TextField
        size="small"
        hiddenLabel
        fullWidth
        type="search"
        placeholder={translate(disposeMessages.searchStaff)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': translate(disposeMessages.searchStaffShort), maxLength: 100 },
        }}
      />
      <ul className="dispose-people">
        {shown.map((one) => {
          const isChosen = chosen.has(keyOf(one));
          return (
            <li key={keyOf(one)} className={isChosen ? 'is-chosen' : undefined}>
              <FormControlLabel
                className="dispose-person"
                control={<Checkbox size="small" checked={isChosen} onChange={() => toggle(one)} />}
                label={
                  <>
                    <b>{one.personName ?? recipientName(one)}</b>
                    <small>{one.personName ? one.positionName : translate(disposeMessages.whoTakesIt)}</small>
                  </>
                }
              />
              {isChosen && (
                <FormControlLabel
                  className="dispose-role"
                  control={
                    <Radio
                      size="small"
                      name={`${id}responsible`}
                      checked={keyOf(one) === responsible}
                      onChange={() => onResponsible(keyOf(one))}
                    />
                  }
                  label={translate(disposeMessages.responsible)}
                />
              )}
            </li>
          );
        })}
        {shown.length === 0 && (
          <li className="dispose-none">
            {isPending
              ? translate(commonMessages.loading)
              : typed
                ? translate(commonMessages.notFound)
                : translate(disposeMessages.noData)}
          </li>
        )}
      </ul>
      <Fault id={`${id}fault`} text={fault} />
    </fieldset>
  );
}

function useCandidates(typed: string): { candidates: DispositionCandidate[]; isPending: boolean } {
  const { dispositionCandidates } = useNaskah();
  const asked = useSettled(typed);
  const { data, isPending } = useQuery({
    queryKey: ['letters', 'disposition-candidates', asked],
    queryFn: ({ signal }) => dispositionCandidates(asked, { signal }),
    placeholderData: keepPreviousData,
  });
  return { candidates: data ?? [], isPending };
}
