import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import { endSessionsOf, loses, refuseLockout, refuseOwn } from '../accounts/index.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Hooks } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { conflict, invalid } from '../http/index.ts';

/** Side effects of writing to the view of administrators: it changes a user's roles (see the view "admin"). */
export const adminHooks: Hooks = {
  afterWrite: async (executor, { actor, before, record }) => {
    const id = String(record.id);
    await refuseOrdinary(executor, idsOf(record));
    const deactivated = before?.isActive === true && record.isActive === false;
    if (deactivated) await endSessionsOf(executor, id);
    await recordUserHistory(executor, actor, id);
    const ofPost = await leftByPost(executor, id, idsOf(record));
    if (ofPost) throw invalid({ roleIds: [ofPost] });
    if (before && (deactivated || loses(idsOf(before), idsOf(record)))) await refuseLockout(executor);
    if (deactivated) refuseOwn(actor, id);
  },
  afterDelete: async (executor, { actor, before }) => {
    await recordUserHistory(executor, actor, String(before.id));
    const ofPost = await leftByPost(executor, String(before.id), []);
    if (ofPost) throw conflict(ofPost);
    await refuseLockout(executor);
  },
};

const idsOf = (row: Record<string, unknown> | null): string[] =>
  Array.isArray(row?.roleIds) ? row.roleIds.map(String) : [];

/** @throws Refusal 422 for roles without administrative rights: the user's own page assigns those */
async function refuseOrdinary(executor: Executor, roleIds: string[]): Promise<void> {
  const found = await executor.execute<{ name: string }>(
    sql`select name from role where id = any(${sql.param(roleIds)}::uuid[]) and not is_administrative order by name`,
  );
  const names = found.rows.map(({ name }) => name).join(', ');
  if (names)
    throw invalid({
      roleIds: [
        translate({
          id: `Bukan peran administratif: ${names}. Atur di halaman Pengguna.`,
          en: `Not administrative roles: ${names}. Set them on the Users page.`,
        }),
      ],
    });
}

/** Why the person still administers: by their post, whose roles all its holders have. */
async function leftByPost(
  executor: Executor,
  id: string,
  kept: readonly string[],
): Promise<string | undefined> {
  const found = await executor.execute<{ role: string; post: string }>(sql`
    select r.name as role, p.name as post from job_mapping m join position p on p.id = m.position_id
    join role r on r.id = p.role_ids[1]
    where m.id = main_holding(${id}) and r.is_administrative and r.id <> all(${sql.param([...kept])}::uuid[])`);
  const [left] = found.rows;
  return (
    left &&
    translate({
      id: `Peran ${left.role} didapat lewat jabatan ${left.post}. Cabut dari jabatan itu, atau akhiri masa jabatannya.`,
      en: `The role ${left.role} comes with the post ${left.post}. Take it from that post, or end the holding.`,
    })
  );
}

type Written = { roleIds: string[]; holdingId: string; holdingBefore: string[]; holdingAfter: string[] };

/** Records all roles before and after in the user's history too, and in the post's for a lost one. */
async function recordUserHistory(executor: Executor, actor: Actor, id: string): Promise<void> {
  // The view's trigger leaves its result in a transaction setting: no later statement could determine it.
  const setting = `naskah.a${id.replaceAll('-', '')}`;
  const found = await executor.execute<{ now: string[]; written: string | null }>(
    sql`select role_ids as now, current_setting(${setting}, true) as written from "user" where id = ${id}`,
  );
  const [row] = found.rows;
  if (!row?.written) return;
  const { roleIds, holdingId, holdingBefore, holdingAfter } = JSON.parse(row.written) as Written;
  await recordAudit(executor, {
    actor,
    action: 'update',
    resource: 'manajemen-user.user',
    recordId: id,
    before: { roleIds },
    after: { roleIds: row.now },
  });
  if (loses(holdingBefore, holdingAfter))
    await recordAudit(executor, {
      actor,
      action: 'update',
      resource: 'pengaturan.pemetaan-jabatan',
      recordId: holdingId,
      before: { roleIds: holdingBefore },
      after: { roleIds: holdingAfter },
    });
}
