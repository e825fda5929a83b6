import { recents } from '../ui/recents.ts';

/** The user's last searches in this browser, until sign-out. */
export const recentSearches = recents(
  'search',
  8,
  (q: unknown): q is string => typeof q === 'string',
  (q) => q,
);
