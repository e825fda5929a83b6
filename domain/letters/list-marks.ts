// Marks of numbered lists on the sheet and in the PDF, each level's after its parent's (DOMAIN 3: a. 1) a), (1) a. 1)).

const following: Record<string, string> = {
  '1.': 'a.',
  'a.': '1)',
  '1)': 'a)',
  'a)': '(1)',
  '(1)': 'a.',
};

/** Numbered paragraphs right below an article's heading. */
export const clauseMark = '(1)';

/**
 * Chooses a numbered list's mark.
 * @param type as written: 1, a, A, i or I
 * @param above the mark of the list it stands in; null outside of any
 * @param startsArticle it follows the heading of an article
 */
export function listMark(type: string, above: string | null, startsArticle = false): string {
  if (above === null) return startsArticle && type === '1' ? clauseMark : `${type}.`;
  return type === '1' || type === 'a' ? (following[above] ?? '1.') : `${type}.`;
}

export const isArticle = (heading: string): boolean => /^\s*pasal\b/i.test(heading);
