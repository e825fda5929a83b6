import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { reviewersOf } from '../reading/find-letter.ts';
import type { LetterRow } from '../tables.ts';
import { isSameSnapshot, type Snapshot } from '../versions/snapshot.ts';
import { letterVersions, type VersionRow } from '../versions/tables.ts';
import { recordStep } from './history.ts';
import { notifyPosts } from './notify.ts';

/**
 * Parafs survive changes (SPEC A4), so notifies their givers when the text
 * differs from the one they approved (DOMAIN 6).
 * @param no the version that is sent on now
 */
export async function notifyApprovers(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  no: number,
): Promise<void> {
  const versions = await tx
    .select()
    .from(letterVersions)
    .where(
      and(
        eq(letterVersions.letterId, letter.id),
        inArray(letterVersions.reason, ['submitted', 'approved', 'kept']),
      ),
    )
    .orderBy(desc(letterVersions.no));
  const now = versions.find((version) => version.no === no);
  const before = versions.find((version) => version.reason !== 'approved' && version.no < no);
  if (!now || !before) return;
  if (!isSameText(now, before)) await recordStep(tx, actor, letter.id, 'edited');
  const approvers = (await reviewersOf(tx, letter.id)).filter(({ status }) => status === 'approved');
  const posts = approvers
    .map(({ positionId }) => positionId)
    .filter((post) => {
      const seen =
        versions.find(({ reason, positionId }) => reason === 'approved' && positionId === post) ??
        versions.find(({ reason }) => reason === 'kept');
      return seen && !isSameText(seen, now);
    });
  await notifyChanged(tx, actor, letter, posts);
}

/** Tells posts that gave a paraf that it does not cover the text any more. */
export async function notifyChanged(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  posts: string[],
): Promise<void> {
  if (posts.length > 0) await notifyPosts(tx, actor, letter, posts, changed);
}

/** Ignores reviewers: a paraf does not cover who reviews next. */
const isSameText = (a: VersionRow, b: VersionRow): boolean =>
  isSameSnapshot(withoutReviewers(a), withoutReviewers(b));

const withoutReviewers = (version: Snapshot): Snapshot => ({
  ...version,
  meta: {
    ...version.meta,
    fields: { ...version.meta.fields, anyReviewer: 'ada' },
    parts: { ...version.meta.parts, reviewers: [] },
  },
});

const changed = {
  kind: 'persetujuan.pengingat',
  title: { id: 'Naskah berubah setelah paraf Anda', en: 'Letter changed after your initials' },
  scope: 'periksa',
  page: '/naskah-dinas/tugas',
  tabName: 'review',
} as const;
