import { trimSlashes } from '../../../domain/access/paths.ts';
import { entriesOf, verbs } from '../../../domain/access/rights.ts';
import { translate } from '../../../lib/language.ts';
import { resourceByVerb } from '../../../resources/entry-fault.ts';
import { rightsIn } from './change-rights.ts';
import type { Privilege, PrivilegeGroup } from './groups.ts';
import { privilegeMessages } from './messages.ts';
import { rightsInWords } from './rights-in-words.ts';

/** What one role has of a privilege: all, a part of it, or nothing; in words. */
export type Side = { held: 'all' | 'part' | 'none'; words: string };
export type ComparedPrivilege = { privilege: Privilege; isDifferent: boolean; sides: [Side, Side] };
export type ComparedGroup = Pick<PrivilegeGroup, 'prefix' | 'label'> & { privileges: ComparedPrivilege[] };

/** Two lists of privileges, side by side. @param groups of both lists together */
export const compared = (
  groups: readonly PrivilegeGroup[],
  one: readonly string[],
  other: readonly string[],
): ComparedGroup[] =>
  groups.map(({ prefix, label, privileges }) => ({
    prefix,
    label,
    privileges: privileges.map((privilege) => ({
      privilege,
      isDifferent: saidOf(one, privilege.path) !== saidOf(other, privilege.path),
      sides: [sideOf(one, privilege.path), sideOf(other, privilege.path)],
    })),
  }));

export const onlyDifferent = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups.flatMap((group) => {
    const privileges = group.privileges.filter(({ isDifferent }) => isDifferent);
    return privileges.length > 0 ? [{ ...group, privileges }] : [];
  });

/** The same rights in the same words, in whatever order a list says them. */
const saidOf = (list: readonly string[], path: string): string =>
  entriesOf(trimSlashes(path), rightsIn(list, path)).join(' ');

function sideOf(list: readonly string[], path: string): Side {
  const rights = rightsIn(list, path);
  if (!rights.verbs.has('read')) return { held: 'none', words: translate(privilegeMessages.notHeld) };
  const resource = resourceByVerb(path);
  const words = resource && rightsInWords(resource, rights);
  if (words) return { held: 'part', words };
  const isAll = rights.verbs.size === verbs.length;
  return isAll
    ? { held: 'all', words: translate(privilegeMessages.held) }
    : { held: 'part', words: translate(privilegeMessages.inPart) };
}
