import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useState } from 'react';
import { LinkBase, useNavigate, useNotify } from 'react-admin';
import { say } from '../../lib/language.ts';
import { ErrorPage, PageHeader, useSigned } from '../shell/index.ts';
import { changePassword, type PasswordRefusal } from './change-password.ts';
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
  const [isSending, setSending] = useState(false);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<PasswordRefusal>();
  if (data && !hasLocalPassword(data.user)) return <ErrorPage status={403} note={say(words.directory)} />;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    setSending(true);
    const refused = await changePassword({
      currentPassword: text('currentPassword'),
      password: text('password'),
      endTokens: given.has('endTokens'),
    }).catch(() => ({ message: say(words.unreachable), fields: {} }));
    setSending(false);
    setRefusal(refused);
    if (refused) return;
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
          error={refusal?.fields.currentPassword}
        />
        <PasswordField
          name="password"
          label={say(words.fresh)}
          autoComplete="new-password"
          onType={setTyped}
          error={refusal?.fields.password}
        />
        <StrengthMeter password={typed} />
        <FormControlLabel
          control={<Checkbox name="endTokens" defaultChecked />}
          label={say(words.endTokens)}
        />
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <p className="field-error" role="alert">
            {refusal.message}
          </p>
        )}
        <div className="narrow-form-buttons">
          <Button component={LinkBase} to="/user" variant="text">
            {say(pageWords.cancel)}
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={isSending}>
            {say(words.saveIt)}
          </Button>
        </div>
      </form>
    </>
  );
}
