import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useNavigate, useNotify } from 'react-admin';
import { ErrorPage, PageHeader, useSigned } from '../shell/index.ts';
import { changePassword, type PasswordRefusal } from './change-password.ts';
import { hasLocalPassword } from './has-local-password.ts';
import { PasswordField } from './PasswordField.tsx';

const rule = 'Paling sedikit 8 karakter dengan huruf kecil, huruf besar, angka, dan tanda khusus.';
const unreachable = { message: 'Layanan tidak dapat dihubungi. Coba lagi sebentar lagi.', fields: {} };

/** `/password/change`: a new password for those who have one here (SPEC A2). Other devices are signed out. */
export default function ChangePasswordPage() {
  const { data } = useSigned();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<PasswordRefusal>();
  if (data && !hasLocalPassword(data.user))
    return <ErrorPage status={403} note="Kata sandi Anda diatur di direktori perusahaan." />;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    setSending(true);
    const refused = await changePassword({
      currentPassword: text('currentPassword'),
      password: text('password'),
    }).catch(() => unreachable);
    setSending(false);
    setRefusal(refused);
    if (refused) return;
    notify('Kata sandi diganti', { type: 'success' });
    navigate('/user');
  };

  return (
    <>
      <PageHeader title="Ganti kata sandi" breadcrumb={[{ label: 'Profil', to: '/user' }]} />
      <form className="card pad narrow-form" onSubmit={(event) => void send(event)} noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={data?.user.email} hidden />
        <PasswordField
          name="currentPassword"
          label="Kata sandi sekarang"
          autoComplete="current-password"
          error={refusal?.fields.currentPassword}
        />
        <PasswordField
          name="password"
          label="Kata sandi baru"
          autoComplete="new-password"
          hint={rule}
          error={refusal?.fields.password}
        />
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <p className="field-error" role="alert">
            {refusal.message}
          </p>
        )}
        <Button type="submit" variant="contained" color="primary" disabled={isSending}>
          Simpan kata sandi
        </Button>
      </form>
    </>
  );
}
