import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { directoryOf } from '../../directory/index.ts';

/** Tells the database whether people can sign in by a directory: the state "Dapat masuk" goes by it (directory_connected). */
export async function keepConnected({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const { oidc, ldap } = directoryOf(config);
  const value = oidc || ldap ? '1' : '0';
  await db.execute(sql`
    insert into installation as kept (key, value) values ('directory', ${value})
    on conflict (key) do update set value = excluded.value where kept.value <> excluded.value`);
}
