import { secretRank } from './security-ranks.ts';

/** The class setting that decides for this role. */
export type ClassSetting = 'secretaryCanOpen' | 'delegateCanOpen';

/**
 * What a class requires of those acting for an official who is on it (SPEC B3, DOMAIN 4): its setting and a rank
 * limit. Shared by letters and archive items.
 * @returns undefined for the post's holder: no further condition
 */
export function classTerms(
  entryType: string,
  canOpenSecret: boolean,
): { setting: ClassSetting; below: number | undefined } | undefined {
  if (entryType === 'Secretary')
    return { setting: 'secretaryCanOpen', below: canOpenSecret ? undefined : secretRank };
  if (entryType === 'Delegation') return { setting: 'delegateCanOpen', below: undefined };
  return undefined;
}

/** Whether a letter of a class may be opened, and so saved, by an entry of that type. */
export function mayOpenClass(
  entry: { entryType: string; canOpenSecret: boolean },
  security: { rank: number } & Record<ClassSetting, boolean>,
): boolean {
  const terms = classTerms(entry.entryType, entry.canOpenSecret);
  return !terms || (security[terms.setting] && (terms.below === undefined || security.rank < terms.below));
}
