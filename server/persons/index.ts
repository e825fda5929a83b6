import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personCalls as calls } from '../../domain/calls/persons.ts';
import { translate } from '../../lib/language.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { jobMapping } from '../../resources/pengaturan/pemetaan-jabatan.ts';
import { endSessionsOf, forgetAllTries, openSessionsOf } from '../accounts/index.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import { type CrudOptions, getRecord, reach, reachToRead, reachToWrite, seenFor } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { forbidden, ok, route } from '../http/index.ts';
import { lookAtPerson } from './look.ts';
import { readPerson } from './read-person.ts';
import { savePerson } from './save-person.ts';

/** Routes of the form that makes a person with posts and sign-in; declared calls of both stay as they are. */
export function registerPersons(app: FastifyInstance, deps: Deps, { hooks, rights }: CrudOptions): void {
  const { db, pool } = deps;
  const own = { user: hooks[user.name], holding: hooks[jobMapping.name] };

  route(app, calls.read, async ({ request, actor, params }) => {
    await getRecord(pool, user, params.id, reachToRead(request, user));
    reach(request, jobMapping);
    assertSeesAll(actor);
    return ok(await readPerson(deps, params.id));
  });

  route(app, calls.create, async ({ request, reply, actor, body }) => {
    assertMayWrite(request, 'create');
    const saved = await savePerson(deps, actor, { id: null, body: body(), hooks: own });
    await rights.changed();
    reply.header('cache-control', 'no-store');
    const { invitationUrl } = saved;
    return ok({ person: await readPerson(deps, saved.id), invitationUrl }, 'Tersimpan');
  });

  route(app, calls.change, async ({ request, reply, actor, params, body }) => {
    await getRecord(pool, user, params.id, reachToWrite(request, user, 'change'));
    assertMayWrite(request, 'change');
    const { invitationUrl } = await savePerson(deps, actor, { id: params.id, body: body(), hooks: own });
    await rights.changed();
    reply.header('cache-control', 'no-store');
    return ok({ person: await readPerson(deps, params.id), invitationUrl }, 'Tersimpan');
  });

  route(app, calls.look, async ({ request, body }) => {
    reach(request, user);
    reach(request, jobMapping);
    return ok(await lookAtPerson(deps, body()));
  });

  route(app, calls.unlock, async ({ request, actor, params }) => {
    await getRecord(pool, user, params.id, reachToWrite(request, user, 'change'));
    await db.transaction(async (tx) => {
      await forgetAllTries(tx, params.id);
      await recordAudit(tx, { actor, action: 'unlock', resource: user.name, recordId: params.id });
    });
    return ok(null, 'Kunci masuk dibuka.');
  });

  route(app, calls.endSessions, async ({ request, actor, params }) => {
    await getRecord(pool, user, params.id, reachToWrite(request, user, 'change'));
    const count = await db.transaction(async (tx) => {
      const open = await openSessionsOf(db, params.id);
      const others = open.filter(({ id }) => id !== actor.sessionId);
      await endSessionsOf(tx, params.id, actor.sessionId);
      if (others.length > 0)
        await recordAudit(tx, { actor, action: 'end-sessions', resource: user.name, recordId: params.id });
      return others.length;
    });
    await rights.changed();
    return ok({ count });
  });
}

/** The form writes both; a role that is kept from some of their fields takes the forms of each. @throws Refusal 403 */
function assertMayWrite(request: FastifyRequest, verb: 'create' | 'change'): void {
  reachToWrite(request, user, verb);
  for (const needed of ['create', 'change', 'delete'] as const) reachToWrite(request, jobMapping, needed);
  assertSeesAll(request.actor);
}

function assertSeesAll(actor: Actor): void {
  const isWhole = [user, jobMapping].every((resource) => {
    const { fields, locked = [] } = seenFor(actor, resource);
    return locked.length === 0 && Object.keys(fields).length === Object.keys(resource.fields).length;
  });
  if (isWhole) return;
  throw forbidden(
    translate({
      id: 'Peran Anda hanya melihat sebagian isian pengguna dan jabatannya.',
      en: 'Your role sees a part of the fields of users and positions only.',
    }),
  );
}
