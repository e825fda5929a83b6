import { translate } from '../../../lib/language.ts';
import { trigger } from '../../../resources/index.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import type { Rule } from '../run-trigger.ts';
import { call, isAccepted } from './deliver-call.ts';
import { faultWords } from './fault-words.ts';
import { secretOf } from './secret.ts';

/**
 * POST /setting/api/Trigger/{id}/webhook/ping: calls the address once and at once, signed as always, with nothing of any
 * letter or record.
 * @returns what it answered, or why it did not
 * @throws Refusal 409 without an address or a secret
 */
export async function pingWebhook(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  { id, code, name, webhookUrl }: Rule,
): Promise<{ status: number | null; failure: string | null }> {
  if (!webhookUrl)
    throw conflict(
      translate({
        id: 'Trigger ini belum memiliki alamat webhook.',
        en: 'This trigger has no webhook address.',
      }),
    );
  const secret = await secretOf(db, config.secret, id);
  if (!secret) throw conflict(translate(faultWords.secret));
  const at = new Date();
  const said = {
    ...{ id: newId(), event: 'ping', at: at.toISOString(), trigger: { id, code, name } },
    ...{ subject: null, title: 'Percobaan', text: null },
  };
  const { status, fault } = await call(
    { url: webhookUrl, body: JSON.stringify(said), secret, id: said.id, at },
    config.webhookHosts,
  );
  const failure = isAccepted(status) ? null : fault;
  await recordAudit(db, {
    ...{ actor, action: 'ping', resource: trigger.name, recordId: id },
    after: { status, ...(failure && { fault: failure }) },
  });
  return { status, failure: failure && translate(faultWords[failure]) };
}
