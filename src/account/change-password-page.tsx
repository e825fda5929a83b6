import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useState } from 'react';
import { LinkBase, useNavigate, useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { say } from '../../lib/language.ts';
import { ErrorPage, useSigned } from '../shell/index.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { commonWords } from '../ui/words.ts';
import { hasLocalPassword } from './has-local-password.ts';
import { StrengthMeter } from './parts/strength-meter.tsx';
import { PasswordField } from './password-field.tsx';
import { words as pageWords, passwordWords as words } from './words.ts';
import './profile/profile.css';

/** `/password/change`: only for users with a local password (SPEC A2). Signs other devices out. */
export default function ChangePasswordPage() {
  const { data } = useSigned();
  const navigate = useNavigate();
  const notify = useNotify();
  const { changePassword } = useNaskah();
  const { errors, failure, isPending, submit } = useSubmit('currentPassword', 'password');
  const [typed, setTyped] = useState('');
  if (data && !hasLocalPassword(data.user)) return <ErrorPage status={403} note={say(words.directory)} />;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    const change = {
      currentPassword: text('currentPassword'),
      password: text('password'),
      endTokens: given.has('endTokens'),
    };
    if (!(await submit(() => changePassword(change)))) return;
    notify(say(words.changed), { type: 'success' });
    navigate('/user');
  };

  return (
    <>
      <PageHeader
        title={say(words.change)}
        breadcrumb={[{ label: say(pageWords.profile), to: '/user' }]}
        text={say(words.here)}
      />
      <form className="card pad narrow-form" onSubmit={(event) => void send(event)} noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={data?.user.email} hidden />
        <PasswordField
          name="currentPassword"
          label={say(words.current)}
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <PasswordField
          name="password"
          label={say(words.fresh)}
          autoComplete="new-password"
          onType={setTyped}
          error={errors.password}
        />
        <StrengthMeter password={typed} />
        <FormControlLabel
          control={<Checkbox name="endTokens" defaultChecked />}
          label={say(words.endTokens)}
        />
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        <div className="narrow-form-buttons">
          <Button component={LinkBase} to="/user" variant="text">
            {say(commonWords.cancel)}
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={isPending}>
            {say(words.saveIt)}
          </Button>
        </div>
      </form>
    </>
  );
}
