import type { Letter } from '../../../domain/letters/letter.ts';
import type { Reviewer } from '../../../domain/letters/letter-people.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import type { LetterVersion } from '../../../domain/letters/letter-version.ts';

/** Parafs given for the same text, which has changed since. */
export type Outdated = {
  reviewers: Reviewer[];
  since: string;
  /** It is the reader's own. */
  isMine: boolean;
};

/**
 * Parafs outdated by later edits, grouped by text, earliest first. Only a post's last counts; a reader with a paraf
 * sees that alone. Uses the history: without edits no request.
 */
export function outdatedParafs(
  { reviewers }: Pick<Letter, 'reviewers'>,
  timeline: readonly TimelineEntry[],
  meId?: string | number,
): Outdated[] {
  const edits = timeline.filter(({ event }) => event === 'edited').map(({ at }) => at);
  const given = lastOfEachPost(reviewers);
  const mine = given.filter(({ userId }) => userId === meId);
  const groups = new Map<string, Reviewer[]>();
  for (const reviewer of mine.length > 0 ? mine.slice(-1) : given) {
    const next = edits.find((at) => at > (reviewer.decidedAt ?? ''));
    if (next) groups.set(next, [...(groups.get(next) ?? []), reviewer]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([since, found]) => ({ since, reviewers: found, isMine: mine.length > 0 }));
}

/** Version a paraf is compared with; `later` is its time where the paraf's own version is not stored. */
export type Measure = { no: number; later: string | null };

/**
 * Version a paraf was given for: stored in the same step, so at nearly the same time. Fallback: the first sent on
 * after it; earlier changes are unknown.
 */
export function versionOf(
  { decidedAt }: Pick<Reviewer, 'decidedAt'>,
  versions: readonly LetterVersion[],
  decision: 'approved' | 'returned' = 'approved',
): Measure | undefined {
  if (!decidedAt) return undefined;
  const distance = (at: string) => Math.abs(Date.parse(at) - Date.parse(decidedAt));
  const [nearest] = versions
    .filter(({ reason, at }) => reason === decision && distance(at) < 60_000)
    .sort((a, b) => distance(a.at) - distance(b.at));
  if (nearest) return { no: nearest.no, later: null };
  const after = versions
    .filter(({ reason, at }) => reason !== 'saved' && at > decidedAt)
    .sort((a, b) => a.no - b.no)[0];
  return after && { no: after.no, later: after.at };
}

const lastOfEachPost = (reviewers: readonly Reviewer[]): Reviewer[] => {
  const given = reviewers
    .filter(({ status, decidedAt }) => status === 'approved' && decidedAt)
    .sort((a, b) => (a.decidedAt ?? '').localeCompare(b.decidedAt ?? ''));
  return given.filter(
    ({ userPositionId }, index) =>
      !given.slice(index + 1).some((one) => one.userPositionId === userPositionId),
  );
};
