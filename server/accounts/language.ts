import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languages } from '../../lib/language.ts';
import { fault } from '../../lib/text-faults.ts';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { ok } from '../http/index.ts';
import { bodyOf, documented } from './call.ts';
import { personSettings } from './tables.ts';

const body = z.strictObject({
  language: z.enum(
    languages,
    fault({ id: 'Pilih Indonesia atau Inggris.', en: 'Choose Indonesian or English.' }),
  ),
});

/** Stores the interface language with the user; GetUserByToken returns it, so it applies on every device. */
export function languageRoute(app: FastifyInstance, { db }: Deps): void {
  app.put(
    '/user/api/Account/Language',
    { config: { personal: true }, schema: documented('Pilih bahasa saya', ['language']) },
    async (request) => {
      const { actor } = request;
      const { language } = bodyOf(request, body);
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
    },
  );
}
