import { canSignIn } from '../../../domain/accounts/can-sign-in.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { DirectoryPerson, ProviderTokens } from '../../directory/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import { roleEntriesOf } from '../role-entries.ts';
import { type Opened, openSession } from '../sessions.ts';
import { signInFactsOf } from '../sign-in-facts.ts';
import { linkPerson } from './link-person.ts';
import { sealTokens } from './session-tokens.ts';
import { withoutPost } from './words.ts';

type From = { remember: boolean; device: string | null; address: string };

/**
 * Opens a session for whom the provider has proven. Its second factor counts: Naskah asks for none of its own
 * (docs/security.md).
 * @throws Refusal 403 without an account, or without any post to act in
 */
export async function openByProvider(
  { db, config }: Deps,
  cache: ActorCache,
  proven: { person: DirectoryPerson; tokens: ProviderTokens },
  from: From,
): Promise<Opened> {
  const { userId, isChanged } = await linkPerson(db, proven.person, config.directory.makesPeople);
  if (isChanged) await cache.forgetEverywhere();
  const [facts, [entry]] = await Promise.all([signInFactsOf(db, userId), roleEntriesOf(db, userId)]);
  const can = facts && canSignIn(facts, dayInWib());
  if (can?.state !== 'dapat' || !entry) throw withoutPost(can?.from);
  return db.transaction(async (tx) => {
    const opened = await openSession(tx, config.secret, userId, {
      ...from,
      entryId: entry.id,
      way: 'oidc',
      sealTokens: (sessionId) => sealTokens(config.secret, sessionId, proven.tokens),
    });
    await recordAudit(tx, {
      actor: { userId, entryId: entry.id },
      action: 'sign-in',
      resource: 'session',
      recordId: opened.session.id,
      after: { way: 'oidc' },
    });
    return opened;
  });
}
