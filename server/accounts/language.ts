import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../domain/calls/account.ts';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { personSettings } from './tables.ts';

/** Stores the interface language with the user; GetUserByToken returns it, so it applies on every device. */
export function languageRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, accountCalls.setLanguage, async ({ actor, body }) => {
    const { language } = body();
    await db.transaction(async (tx) => {
      await tx
        .insert(personSettings)
        .values({ userId: actor.userId, language })
        .onConflictDoUpdate({ target: personSettings.userId, set: { language } });
      await recordAudit(tx, {
        actor,
        action: 'set-language',
        resource: 'manajemen-user.user',
        recordId: actor.userId,
        after: { language },
      });
    });
    return ok({ language }, 'Bahasa disimpan.');
  });
}
