import { desc, eq } from 'drizzle-orm';
import type { LetterVersion } from '../../../domain/letters/letter-version.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import type { Actor } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import type { ListData } from '../../http/index.ts';
import { isUndone, openVersions, versionsFor } from './find-versions.ts';
import { letterVersions } from './tables.ts';

/**
 * GET /letter/api/Letter/{id}/versions: latest first, without text.
 * @throws Refusal 404 unseen; 403 for receivers and others who do not take part in making it
 */
export async function listVersions(deps: Deps, actor: Actor, id: string): Promise<ListData<LetterVersion>> {
  const letter = await openVersions(deps, actor, id);
  const users = tableOf(user);
  const posts = tableOf(position);
  const found = await deps.db
    .select({
      no: letterVersions.no,
      at: letterVersions.at,
      reason: letterVersions.reason,
      subject: letterVersions.subject,
      personName: users.personName,
      positionName: posts.name,
      isUndone,
    })
    .from(letterVersions)
    .innerJoin(users, eq(users.id, letterVersions.userId))
    .innerJoin(posts, eq(posts.id, letterVersions.positionId))
    .where(versionsFor(actor, letter))
    .orderBy(desc(letterVersions.no))
    .limit(200);
  const items = found.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    ...(row.reason === 'kept' && { personName: '', positionName: '' }),
  }));
  return { items, totalCount: items.length };
}
