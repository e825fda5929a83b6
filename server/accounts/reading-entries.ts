import { trimSlashes } from '../../domain/access/paths.ts';
import { parseEntry } from '../../domain/access/rights.ts';
import { screens } from '../../resources/index.ts';

const pathsByVerb = new Set(
  screens
    .filter(({ byVerb }) => byVerb !== false)
    .map(({ privilege, path }) => trimSlashes(privilege ?? path)),
);

/**
 * What a role's list leaves to who acts by a delegation for reading only: of declared records reading and export. Pages
 * that are given whole ask for it themselves.
 */
export const readingEntries = (list: readonly string[]): string[] => [
  ...new Set(
    list.flatMap((entry) => {
      const parsed = parseEntry(entry);
      if (!parsed || 'narrows' in parsed || !pathsByVerb.has(trimSlashes(parsed.path))) return [entry];
      const { path, verb } = parsed;
      if (verb === undefined) return [`${path}:read`, `${path}:export`];
      return [verb === 'export' ? entry : `${path}:read`];
    }),
  ),
];
