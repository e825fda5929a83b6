import { and, desc, eq, inArray, not } from 'drizzle-orm';
import type { ComparedVersion, LetterComparison } from '../../../domain/letters/letter-version.ts';
import { translate } from '../../../lib/language.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import type { Actor } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, notFound, queryMessages } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';
import { changedFields, changedFiles, changedOrder, changedPeople } from './difference/facts-difference.ts';
import { textDifference } from './difference/text-difference.ts';
import { findVersion, isUndone, openVersions, versionsFor } from './find-versions.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { letterVersions, type VersionRow } from './tables.ts';

/**
 * Compares two versions, or one with the letter. Default `from`: last
 * approved, else last sent on, else the latest.
 * @throws Refusal 404 unseen, or no such version; 403 outside; 400 for anything else in the query
 */
export async function compareVersions(
  deps: Deps,
  actor: Actor,
  id: string,
  query: Record<string, unknown>,
): Promise<LetterComparison> {
  const letter = await openVersions(deps, actor, id);
  const { from: wantedFrom, to: wantedTo } = endsOf(query);
  const from = wantedFrom
    ? await findVersion(deps, actor, letter, wantedFrom)
    : await usualStart(deps, actor, letter);
  const to = wantedTo ? await findVersion(deps, actor, letter, wantedTo) : await snapshotOf(deps.db, letter);
  return {
    from: await endOf(deps, letter, from),
    to: await endOf(deps, letter, to),
    fields: [...changedFields(from, to), ...changedOrder(from, to)],
    people: changedPeople(from, to),
    files: changedFiles(from, to),
    content: textDifference(from.content, to.content),
    coverContent: textDifference(from.coverContent, to.coverContent),
  };
}

function endsOf(query: Record<string, unknown>): { from?: string; to?: string } {
  const known = ['from', 'to'] as const;
  const ends: { from?: string; to?: string } = {};
  for (const [name, value] of Object.entries(query)) {
    const key = known.find((end) => end === name.toLowerCase());
    if (!key || typeof value !== 'string')
      throw badRequest({
        [name]: [
          key
            ? translate({ id: 'Isi dengan nomor versi.', en: 'Enter the number of a version.' })
            : translate(queryMessages.unknownFilter),
        ],
      });
    if (value !== '') ends[key] = value;
  }
  return ends;
}

async function usualStart({ db }: Deps, actor: Actor, letter: LetterRow): Promise<VersionRow> {
  for (const reasons of [['approved'], ['submitted', 'signed'], null] as const) {
    const [found] = await db
      .select()
      .from(letterVersions)
      .where(
        and(
          versionsFor(actor, letter),
          not(isUndone),
          reasons ? inArray(letterVersions.reason, [...reasons]) : undefined,
        ),
      )
      .orderBy(desc(letterVersions.no))
      .limit(1);
    if (found) return found;
  }
  throw notFound(
    translate({ id: 'Naskah ini belum memiliki versi.', en: 'This letter has no versions yet.' }),
  );
}

async function endOf(
  { db }: Deps,
  letter: LetterRow,
  version: VersionRow | Snapshot,
): Promise<ComparedVersion> {
  if (!('no' in version))
    return { no: null, at: letter.updatedAt.toISOString(), reason: null, personName: null };
  if (version.reason === 'kept')
    return { no: version.no, at: version.at.toISOString(), reason: version.reason, personName: null };
  const users = tableOf(user);
  const [person] = await db
    .select({ name: users.personName })
    .from(users)
    .where(eq(users.id, version.userId));
  const { no, at, reason } = version;
  return { no, at: at.toISOString(), reason, personName: person?.name ?? null };
}
