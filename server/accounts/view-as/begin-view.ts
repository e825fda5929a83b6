import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { viewMinutes } from '../../../domain/access/view-as.ts';
import type { AnswerOf } from '../../../domain/calls/define-call.ts';
import type { ViewAsCalls } from '../../../domain/calls/view-as.ts';
import { translate } from '../../../lib/language.ts';
import { mayUseResource } from '../../../resources/access.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid, notFound } from '../../http/index.ts';
import { sendJob } from '../../jobs/index.ts';
import { views } from '../tables.ts';
import { endViewJob, endViews } from './end-view.ts';
import { mayView } from './may-view.ts';
import { type Looked, targetOf } from './viewed-actor.ts';

/**
 * Begins a look as a person or a role, for this session and at most half an hour.
 * @throws Refusal 403 without the right, or as somebody who reads more; 404 who or what may not be seen; 422 oneself
 */
export async function beginView(
  { db }: Deps,
  actor: Actor,
  body: z.output<ViewAsCalls['begin']['body']>,
): Promise<AnswerOf<ViewAsCalls['begin']>> {
  if (!mayView(actor)) throw forbidden();
  const looked: Looked =
    'userId' in body ? { userId: body.userId, roleId: null } : { userId: null, roleId: body.roleId };
  const resource = looked.userId ? 'manajemen-user.user' : 'manajemen-user.role';
  if (!mayUseResource(viewerOf(actor), resourceNamed(resource))) throw notFound();
  if (looked.userId === actor.userId)
    throw invalid({ userId: [translate({ id: 'Pilih orang lain.', en: 'Choose somebody else.' })] });
  const target = await targetOf(db, actor, looked);
  if (!target) throw notFound();
  if (target.beyond.length > 0)
    throw forbidden(
      translate({
        id: `${target.label} dapat membuka yang tidak dapat Anda buka: ${inWords(target.beyond)}.`,
        en: `${target.label} may open what you may not: ${inWords(target.beyond)}.`,
      }),
    );
  const id = newId();
  const endsAt = new Date(Date.now() + viewMinutes * 60_000);
  await db.transaction(async (tx) => {
    // Of two at the same time in one session the second replaces the first.
    await tx.execute(sql`select from session where id = ${actor.sessionId} for update`);
    await endViews(tx, { sessionId: actor.sessionId }, 'replaced');
    await tx.insert(views).values({
      ...{ id, sessionId: actor.sessionId, byUserId: actor.userId, byEntryId: actor.entryId, endsAt },
      ...looked,
    });
    await recordAudit(tx, {
      ...{ actor, action: 'view-as-begin', resource, recordId: looked.userId ?? looked.roleId },
      after: { viewId: id, until: endsAt.toISOString() },
    });
    await sendJob(tx, endViewJob, { id }, { after: endsAt });
  });
  return { id, label: target.label, byName: actor.personName, until: endsAt.toISOString() };
}

const inWords = (paths: readonly string[]): string =>
  paths.length > 3 ? `${paths.slice(0, 3).join(', ')} …` : paths.join(', ');
