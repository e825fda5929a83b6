import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import type { Signed } from '../../shell/index.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { OwnPasswordLine } from '../../ui/own-password.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { entryTitle, entryWords } from '../entry-words.ts';
import { messages, tokenMessages as said } from '../messages.ts';
import { useOwnKeys } from '../use-own-keys.ts';
import { MadeDialog } from './made-dialog.tsx';

/** Days that are offered; another day would be one more thing to think about. */
const lasting = [30, 90, 180, 365];

type Props = { signed: Signed; onClose: () => void };

/** Creates a token: purpose, scopes, role, expiry; then shows it once. */
export default function NewTokenDialog({ signed: { user, role }, onClose }: Props) {
  const { createApiToken } = useOwnKeys();
  const { errors, submit, ...form } = useSubmit('name', 'access', 'entryId', 'password');
  const [name, setName] = useState('');
  const [access, setAccess] = useState<'read' | 'write'>('read');
  const [entryId, setEntryId] = useState(role?.id ?? '');
  const [days, setDays] = useState(90);
  const [password, setPassword] = useState('');
  const [token, setToken] = useState('');
  if (token) return <MadeDialog name={name} token={token} onClose={onClose} />;
  const go = () =>
    submit(async () => {
      const expiresOn = plusDays(dayInWib(), days);
      setToken((await createApiToken({ name, access, entryId, expiresOn, password })).token);
    });
  return (
    <FormDialog
      title={translate(said.make)}
      confirm={translate(said.make)}
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      <TextLine
        label={translate(said.name)}
        value={name}
        onChange={setName}
        max={80}
        error={errors.name}
        hint={translate(said.nameHint)}
      />
      <ChoiceLine
        label={translate(said.access)}
        value={access}
        onChange={setAccess}
        choices={[
          ['read', translate(said.read)],
          ['write', translate(said.write)],
        ]}
        error={errors.access}
      />
      <ChoiceLine
        label={translate(said.role)}
        value={entryId}
        onChange={setEntryId}
        choices={(user.listRoles ?? []).map((entry) => [
          entry.id,
          [entryTitle(entry), entryWords(entry)].filter(Boolean).join(': '),
        ])}
        error={errors.entryId}
      />
      <ChoiceLine
        label={translate(said.expires)}
        value={days}
        onChange={setDays}
        choices={lasting.map((count) => [count, translate(count === 365 ? said.year : said.days(count))])}
      />
      <OwnPasswordLine
        label={translate(messages.yourPassword)}
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
    </FormDialog>
  );
}

type ChoiceProps<Value> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: [Value, string][];
  error?: string | undefined;
};

function ChoiceLine<Value extends string | number>({
  label,
  value,
  onChange,
  choices,
  error,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <Select
        fullWidth
        value={value}
        labelId={`${id}-label`}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {choices.map(([choice, words]) => (
          <MenuItem key={choice} value={choice}>
            {words}
          </MenuItem>
        ))}
      </Select>
      {error && <small className="is-wrong">{error}</small>}
    </Labelled>
  );
}
