import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useState } from 'react';
import { LinkBase, useNavigate, useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { ErrorPage, useSigned } from '../shell/index.ts';
import { commonMessages } from '../ui/messages.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { hasLocalPassword } from './has-local-password.ts';
import { passwordMessages as messages, messages as pageMessages } from './messages.ts';
import { StrengthMeter } from './parts/strength-meter.tsx';
import { PasswordField } from './password-field.tsx';
import './profile/profile.css';

/** `/password/change`: only for users with a local password (SPEC A2). Signs other devices out. */
export default function ChangePasswordPage() {
  const { data } = useSigned();
  const navigate = useNavigate();
  const notify = useNotify();
  const { changePassword } = useNaskah();
  const { errors, failure, isPending, submit } = useSubmit('currentPassword', 'password');
  const [typed, setTyped] = useState('');
  if (data && !hasLocalPassword(data.user))
    return <ErrorPage status={403} note={translate(messages.directory)} />;

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
    notify(translate(messages.changed), { type: 'success' });
    navigate('/user');
  };

  return (
    <>
      <PageHeader
        title={translate(messages.change)}
        breadcrumb={[{ label: translate(pageMessages.profile), to: '/user' }]}
        text={translate(messages.here)}
      />
      <form className="card pad narrow-form" onSubmit={(event) => void send(event)} noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={data?.user.email} hidden />
        <PasswordField
          name="currentPassword"
          label={translate(messages.current)}
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <PasswordField
          name="password"
          label={translate(messages.fresh)}
          autoComplete="new-password"
          onType={setTyped}
          error={errors.password}
        />
        <StrengthMeter password={typed} />
        <FormControlLabel
          control={<Checkbox name="endTokens" defaultChecked />}
          label={translate(messages.endTokens)}
        />
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        <div className="narrow-form-buttons">
          <Button component={LinkBase} to="/user" variant="text">
            {translate(commonMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={isPending}>
            {translate(messages.saveIt)}
          </Button>
        </div>
      </form>
    </>
  );
}
