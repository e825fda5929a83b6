import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { orderRoles, type RoleEntry, roleLabel } from '../../authProvider/index.ts';
import { PageHeader, SoftChip, useSigned } from '../shell/index.ts';
import { actingWords } from './acting.ts';
import { hasLocalPassword } from './has-local-password.ts';
import { useSwitchRole } from './use-switch-role.ts';

/** `/user`: who is signed in, and everything that person may act as. */
export default function ProfilePage() {
  const { data } = useSigned();
  if (!data) return null;
  const { user, role } = data;
  return (
    <>
      <PageHeader
        title={user.personName}
        breadcrumb={[{ label: 'Profil' }]}
        actions={
          hasLocalPassword(user) && (
            <Button component={LinkBase} to="/password/change">
              Ganti kata sandi
            </Button>
          )
        }
      />
      <section className="card pad">
        <dl className="facts">
          <dt>Surel</dt>
          <dd>{user.email}</dd>
          <dt>Bertindak sebagai</dt>
          <dd>{role ? roleLabel(role) : 'Belum ada jabatan'}</dd>
        </dl>
      </section>
      <section className="card pad" aria-labelledby="jabatan">
        <h2 id="jabatan">Jabatan dan wewenang</h2>
        <ul className="plain-list">
          {orderRoles(user.listRoles ?? [], role?.id).map((entry) => (
            <Role key={entry.id} entry={entry} isActive={entry.id === role?.id} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Role({ entry, isActive }: { entry: RoleEntry; isActive: boolean }) {
  const switchTo = useSwitchRole();
  return (
    <li>
      <span className="menu-role">
        {roleLabel(entry)}
        {actingWords(entry) && <small>{actingWords(entry)}</small>}
      </span>
      {isActive ? (
        <SoftChip tone="accent">Aktif</SoftChip>
      ) : (
        <Button
          aria-label={`Bertindak sebagai ${[roleLabel(entry), actingWords(entry)].filter(Boolean).join(', ')}`}
          onClick={() => void switchTo(entry.id)}
        >
          Pakai
        </Button>
      )}
    </li>
  );
}
