import { trimSlashes, within } from '../../../domain/access/paths.ts';
import { rightsOf } from '../../../domain/access/rights.ts';

/** What can be looked at: letters, archive, tickets, notices and reports stay closed (docs/security.md). */
const shown = ['master-data', 'manajemen-user', 'pengaturan'];

/**
 * Paths that one list reads and another does not, or of which it sees more fields: nobody looks beyond their own
 * rights.
 */
export function readsBeyond(own: readonly string[], other: readonly string[]): string[] {
  const mine = rightsOf(own);
  return [...rightsOf(other)].flatMap(([path, { verbs, hidden }]) => {
    if (!verbs.has('read') || !shown.some((area) => within(path, area))) return [];
    const held = mine.get(trimSlashes(path));
    const isWithin = held?.verbs.has('read') && [...held.hidden].every((field) => hidden.has(field));
    return isWithin ? [] : [path];
  });
}
