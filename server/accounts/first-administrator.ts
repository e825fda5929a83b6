import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SessionCalls } from '../../domain/calls/session.ts';
import { translate } from '../../lib/language.ts';
import { archiveContents } from '../../resources/dokumen/contents.ts';
import { privileges, role } from '../../resources/index.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { securityClassification } from '../../resources/master-data/klasifikasi-keamanan.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import { position } from '../../resources/pengaturan/jabatan.ts';
import { jobMapping } from '../../resources/pengaturan/pemetaan-jabatan.ts';
import { recordAudit } from '../audit/index.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import { today } from '../db/today.ts';
import type { Deps } from '../deps.ts';
import { conflict, invalid } from '../http/index.ts';
import { readStarter, type StarterClass } from '../starter/index.ts';
import { isFirstCode } from './first-code.ts';
import { setPassword } from './password.ts';
import { countTry } from './throttle.ts';

type Body = z.output<SessionCalls['makeFirstAdministrator']['body']>;

/** Checks that there are no users yet: the printed code is valid only then. */
export async function isWithoutUsers(executor: Executor): Promise<boolean> {
  const found = await executor.execute<{ empty: boolean }>(
    sql`select not exists (select from "user") as empty`,
  );
  return found.rows[0]?.empty === true;
}

/** What the public start asks, in one statement: are there users, and the oldest company at the top. */
export async function installationOf(
  executor: Executor,
): Promise<{ isEmpty: boolean; companyName: string | null }> {
  const found = await executor.execute<{ isEmpty: boolean; companyName: string | null }>(sql`
    select not exists (select from "user") as "isEmpty", (
      select name from organization_unit where parent_id is null and is_active order by created_at, id limit 1)
      as "companyName"`);
  return found.rows[0] ?? { isEmpty: false, companyName: null };
}

/**
 * Creates the first administrator with company, post, role and the security classes of SPEC B3, in one transaction
 * (DESIGN 4).
 * @throws Refusal 409 once there is a user, 422 for a wrong code, 429 after too many of them
 */
export async function makeFirstAdministrator(
  { db, config }: Deps,
  body: Body,
  address: string,
): Promise<void> {
  // Counted by address: a stranger's guesses must not lock the administrator out.
  await countTry(db, { purpose: 'first-administrator', by: { address } });
  if (!isFirstCode(config.secret, body.code)) {
    throw invalid({
      code: [
        translate({
          id: 'Kode tidak cocok. Salin kode yang tampil di terminal server.',
          en: "The code does not match. Copy the code shown in the server's terminal.",
        }),
      ],
    });
  }
  await db.transaction(async (tx) => {
    // Of two concurrent requests, the second waits here, then finds the first one's user.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first-administrator'))`);
    if (!(await isWithoutUsers(tx))) throw alreadyThere();
    await insertSecurityClasses(tx);
    const positionId = await insertPost(tx, body);
    await insertPerson(tx, body, positionId);
  });
}

/** What everybody gets who comes second. */
export const alreadyThere = () =>
  conflict(
    translate({ id: 'Naskah sudah memiliki administrator.', en: 'Naskah already has an administrator.' }),
  );

async function insertPost(executor: Executor, body: Body): Promise<string> {
  const { companyCode } = body;
  const unitId = newId();
  await executor.insert(tableOf(organizationUnit)).values({
    id: unitId,
    code: companyCode,
    name: body.companyName,
    companyCode,
    numberingCode: companyCode,
    type: 'perusahaan',
    archiveRole: 'unit_pengolah',
  });
  const positionId = newId();
  await executor.insert(tableOf(position)).values({
    id: positionId,
    code: `${companyCode}.ADMIN`,
    name: 'Administrator Aplikasi',
    unitId,
    level: 5,
    kind: 'pelaksana',
  });
  return positionId;
}

async function insertPerson(executor: Executor, body: Body, positionId: string): Promise<void> {
  const [roleId, userId, entryId] = [newId(), newId(), newId()];
  await executor.insert(tableOf(role)).values({
    id: roleId,
    code: 'admin',
    name: 'Administrator',
    privilegedList: privileges.map(({ value }) => value).filter((path) => !archiveContents.includes(path)),
  });
  const person = { personName: body.personName, npp: body.npp, email: body.email };
  await executor.insert(tableOf(user)).values({ ...person, id: userId, isldap: '2', roleIds: [roleId] });
  await setPassword(executor, userId, body.password);
  await executor.insert(tableOf(jobMapping)).values({
    id: entryId,
    userId,
    positionId,
    type: 'definitif',
    startDate: today,
  });
  await recordAudit(executor, {
    actor: { userId, entryId },
    action: 'first-administrator',
    resource: user.name,
    recordId: userId,
    after: person,
  });
}

/** The read rules depend on this order; names and ranks are fixed by the product, not the company (SPEC B3). */
async function insertSecurityClasses(executor: Executor): Promise<void> {
  await executor.insert(tableOf(securityClassification)).values(
    readStarter<StarterClass[]>('security-levels').map(
      ({ code, name, rank, description, secretaryCanOpen, delegateCanOpen, maskSubject, watermark }) => ({
        ...{ id: newId(), code, name, rank, description },
        ...{ secretaryCanOpen, delegateCanOpen, maskSubject, watermark },
      }),
    ),
  );
}
