import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Verb } from '../../domain/access/rights.ts';
import { triggerCalls as calls, type TriggerWebhook } from '../../domain/calls/triggers.ts';
import { trigger } from '../../resources/index.ts';
import { subjectOf } from '../../resources/pengaturan/trigger-subject.ts';
import { recordAudit } from '../audit/index.ts';
import { reach, tableOf } from '../crud/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { notFound, ok, perPerson, route } from '../http/index.ts';
import { listRuns } from './log/list-runs.ts';
import { retryRun } from './log/retry-run.ts';
import type { Rule } from './run-trigger.ts';
import { lettersToTest, recordsToTest } from './test/find-subjects.ts';
import { testTrigger } from './test/test-trigger.ts';
import { pingWebhook } from './webhook/ping-webhook.ts';
import { renewSecret } from './webhook/secret.ts';

/** What triggers did, would do, and call. Who only reads triggers reads the log and tries them out. */
export function triggerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  const find = async (request: FastifyRequest, id: string, verb: Verb = 'read'): Promise<Rule> => {
    // Without a right to triggers, nobody learns which there are.
    reach(request, trigger, verb);
    const [rule] = isId(id) ? await db.select().from(triggers).where(eq(triggers.id, id)) : [];
    if (!rule) throw notFound();
    return rule;
  };
  const webhookOf = async (id: string, secret: string | null = null): Promise<TriggerWebhook> => {
    const { rows } = await db.execute<{
      createdAt: string;
      shownAt: string | null;
      userId: string;
      name: string;
    }>(sql`
      select w.created_at::text as "createdAt", w.shown_at::text as "shownAt", u.id as "userId", u.person_name as name
      from trigger_webhook w left join "user" u on u.id = w.user_id where w.trigger_id = ${id}`);
    const [kept] = rows;
    return {
      createdAt: kept ? new Date(kept.createdAt).toISOString() : null,
      shownAt: kept?.shownAt ? new Date(kept.shownAt).toISOString() : null,
      setBy: kept?.userId ? { id: kept.userId, label: kept.name } : null,
      secret,
    };
  };

  route(app, calls.runs, async ({ request, actor, params, list }) => {
    await find(request, params.id);
    return ok(await listRuns(deps, actor, params.id, list()));
  });
  route(app, calls.retry, async ({ request, actor, params }) => {
    await find(request, params.id, 'change');
    await retryRun(deps, actor, { triggerId: params.id, runId: params.runId });
    return ok(null);
  });
  route(app, calls.subjects, async ({ request, actor, params }) => {
    const rule = await find(request, params.id);
    const { FirstChar } = request.query as Record<string, unknown>;
    const typed = typeof FirstChar === 'string' ? FirstChar.trim().slice(0, 200) : '';
    const subject = subjectOf(rule.event, rule.entity);
    if (!subject) return ok({ items: [], totalCount: 0 });
    const items = subject.resource
      ? await recordsToTest(deps, actor, subject.resource, { typed })
      : await lettersToTest(deps, actor, typed);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.test, async ({ request, actor, params, body }) =>
    ok(await testTrigger(deps, actor, await find(request, params.id), body())),
  );
  route(app, calls.webhook, async ({ request, params }) => {
    await find(request, params.id);
    return ok(await webhookOf(params.id));
  });
  route(
    app,
    calls.ping,
    async ({ request, actor, params }) =>
      ok(await pingWebhook(deps, actor, await find(request, params.id, 'change'))),
    perPerson(mostPings),
  );
  route(app, calls.renewSecret, async ({ request, actor, params }) => {
    await find(request, params.id, 'change');
    const secret = await db.transaction(async (tx) => {
      const made = await renewSecret(tx, config.secret, { triggerId: params.id, userId: actor.userId });
      await recordAudit(tx, { actor, action: 'renew-secret', resource: trigger.name, recordId: params.id });
      return made;
    });
    return ok(await webhookOf(params.id, secret));
  });
}

const triggers = tableOf(trigger);
/** Each calls a foreign server from ours. */
const mostPings = 20;
