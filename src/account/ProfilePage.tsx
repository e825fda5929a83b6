import { orderRoles, roleLabel } from '../../authProvider/index.ts';
import { PageHeader, SoftChip, useSigned } from '../shell/index.ts';

/** `/user`: who is signed in, and everything that person may act as. */
export default function ProfilePage() {
  const { data } = useSigned();
  if (!data) return null;
  const { user, role } = data;
  return (
    <>
      <PageHeader title={user.personName} breadcrumb={[{ label: 'Profil' }]} />
      <section className="card pad">
        <dl className="facts">
          <dt>Surel</dt>
          <dd>{user.email}</dd>
          <dt>Bertindak sebagai</dt>
          <dd>{role ? roleLabel(role) : '-'}</dd>
        </dl>
      </section>
      <section className="card pad">
        <h2>Jabatan dan wewenang</h2>
        <ul className="plain-list">
          {orderRoles(user.listRoles ?? [], role?.id).map((entry) => (
            <li key={entry.id}>
              <span>{roleLabel(entry)}</span>
              {entry.id === role?.id && <SoftChip tone="accent">Aktif</SoftChip>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
