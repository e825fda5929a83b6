import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import type { Reviewer } from '../../../resources/naskah-dinas/letter-people.ts';
import type { TimelineEntry } from '../../../resources/naskah-dinas/letter-timeline.ts';
import type { LetterVersion } from '../../../resources/naskah-dinas/letter-version.ts';

/** Parafs that were given for the same text, which is not the text any more. */
export type Outdated = { reviewers: Reviewer[]; since: string };

/**
 * The parafs after which the text was sent on changed, those for the same text together, the earliest first. The history
 * says when it was changed, so nothing is asked of the server while nothing did.
 */
export function outdatedParafs(
  { reviewers }: Pick<Letter, 'reviewers'>,
  timeline: readonly TimelineEntry[],
): Outdated[] {
  const edits = timeline.filter(({ event }) => event === 'edited').map(({ at }) => at);
  const groups = new Map<string, Reviewer[]>();
  for (const reviewer of reviewers) {
    const { status, decidedAt } = reviewer;
    const next = status === 'approved' && decidedAt ? edits.find((at) => at > decidedAt) : undefined;
    if (next) groups.set(next, [...(groups.get(next) ?? []), reviewer]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([since, given]) => ({ since, reviewers: given }));
}

/** The version that a paraf was given for: kept in the same step, so at very nearly the same moment. */
export function versionOf(
  { decidedAt }: Pick<Reviewer, 'decidedAt'>,
  versions: readonly LetterVersion[],
): number | undefined {
  if (!decidedAt) return undefined;
  const distance = (at: string) => Math.abs(Date.parse(at) - Date.parse(decidedAt));
  const [nearest] = versions
    .filter(({ reason, at }) => reason === 'approved' && distance(at) < 60_000)
    .sort((a, b) => distance(a.at) - distance(b.at));
  return nearest?.no;
}
