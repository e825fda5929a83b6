/** From this rank on (Rahasia) a secretary needs the setting "Membuka naskah Rahasia" besides the class's own rule. */
export const secretRank = 3;

/** Which setting of a class says whether such a role may open what is in it. */
export type ClassSetting = 'secretaryCanOpen' | 'delegateCanOpen';

/**
 * What a security class asks of who acts for an official, besides that the official is on it (SPEC B3, DOMAIN 4): the
 * class's own setting, and below which rank it must lie. The one rule of letters and archive items alike.
 * @returns undefined for who holds the post themselves: nothing more is asked of them
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
