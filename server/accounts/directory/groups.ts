import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../domain/calls/define-call.ts';
import type { DirectoryCalls, DirectoryGroup } from '../../../domain/calls/directory.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import { directoryGroups } from '../../directory/tables.ts';
import { invalid, notFound } from '../../http/index.ts';

const resource = 'directory-group';

export async function listGroups(db: Db): Promise<DirectoryGroup[]> {
  const found = await db.execute<DirectoryGroup>(sql`
    select g.id, g.name, g.role_id as "roleId", r.name as "roleName", r.is_active as "isActive"
    from directory_group g join role r on r.id = g.role_id order by lower(g.name), r.name`);
  return found.rows;
}

/** Holds from the next sign-in of each member on. @throws Refusal 422 for what is there already, and no role */
export async function addGroup(
  db: Db,
  actor: Actor,
  { name, roleId }: Required<BodyOf<DirectoryCalls['addGroup']>>,
): Promise<DirectoryGroup> {
  const id = newId();
  return db.transaction(async (tx) => {
    const role = await tx.execute<{ roleName: string; isActive: boolean }>(sql`
      select name as "roleName", is_active as "isActive" from role where id = ${roleId} and is_active for key share`);
    const [found] = role.rows;
    if (!found)
      throw invalid({
        roleId: [
          translate({ id: 'Peran ini tidak ada lagi atau nonaktif.', en: 'This role is gone or inactive.' }),
        ],
      });
    const made = await tx.execute(sql`
      insert into directory_group (id, name, role_id) values (${id}, ${name}, ${roleId})
      on conflict do nothing returning id`);
    if (made.rows.length === 0)
      throw invalid({
        name: [
          translate({
            id: 'Grup ini sudah dipetakan ke peran itu.',
            en: 'This group already gives that role.',
          }),
        ],
      });
    await recordAudit(tx, { actor, action: 'create', resource, recordId: id, after: { name, roleId } });
    return { id, name, roleId, ...found };
  });
}

/** @throws Refusal 404 */
export function removeGroup(db: Db, actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  return db.transaction(async (tx) => {
    const [before] = await tx
      .delete(directoryGroups)
      .where(eq(directoryGroups.id, id))
      .returning({ name: directoryGroups.name, roleId: directoryGroups.roleId });
    if (!before) throw notFound();
    await recordAudit(tx, { actor, action: 'delete', resource, recordId: id, before });
  });
}
