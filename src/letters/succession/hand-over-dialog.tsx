import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { handedCount, type LeftWork } from '../../../domain/letters/left-work.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { leftParts } from './left-in-messages.ts';
import { successionMessages as said } from './messages.ts';

type Props = { left: LeftWork[]; first: LeftWork; onDone: () => void; onClose: () => void };

/** Hands letters over from a former to another holder of the post; both histories record it (DOMAIN 6). */
export default function HandOverDialog({ left, first, onDone, onClose }: Props) {
  const { handOverDrafts } = useNaskah();
  const notify = useNotify();
  const [work, setWork] = useState(first);
  const [toUserId, setTo] = useState(first.holders[0]?.userId ?? '');
  const { submit, refuse, ...form } = useSubmit();
  const from = (key: string) => {
    const chosen = left.find((one) => keyOf(one) === key) ?? first;
    setWork(chosen);
    setTo(chosen.holders[0]?.userId ?? '');
  };
  const send = () => {
    const holder = work.holders.find(({ userId }) => userId === toUserId);
    if (!holder) return refuse({}, translate(said.nobody));
    return submit(async () => {
      const { positionId, fromUserId } = work;
      const { letters } = await handOverDrafts({ positionId, fromUserId, toUserId });
      notify(translate(said.done(letters, holder.personName)), { type: 'success' });
      onClose();
      onDone();
    });
  };
  return (
    <FormDialog
      title={translate(said.handOver)}
      confirm={translate(said.handOverSome(handedCount(work)))}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <Choice
        label={translate(said.from)}
        value={keyOf(work)}
        onChange={from}
        choices={left.map((one) => [keyOf(one), `${one.fromName}, ${one.positionName}`])}
      />
      {work.holders.length > 0 ? (
        <Choice
          label={translate(said.to)}
          value={toUserId}
          onChange={setTo}
          choices={work.holders.map(({ userId, personName }) => [userId, personName])}
        />
      ) : (
        <p>{translate(said.nobody)}</p>
      )}
      <Goes>
        <h3>{translate(said.goes)}</h3>
        <ul>
          {leftParts(work).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        {work.named > 0 && <small>{translate(said.named(work.named))}</small>}
        <small>{translate(said.goesByItself)}</small>
      </Goes>
    </FormDialog>
  );
}

const keyOf = ({ positionId, fromUserId }: LeftWork): string => `${positionId} ${fromUserId}`;

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: [string, string][];
};

function Choice({ label, value, onChange, choices }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <Select
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        labelId={`${id}-label`}
        id={id}
      >
        {choices.map(([key, name]) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </Labelled>
  );
}

const Goes = styled('div')({
  display: 'grid',
  gap: 6,
  '& h3': { margin: 0, fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 600 },
  '& ul': { margin: 0, paddingLeft: 18 },
  '& small': { color: 'var(--ink-2)' },
});
