import { type RoleEntry, roleLabel } from '../../authProvider/index.ts';
import { type Message, translate } from '../../lib/language.ts';

/** Labels of the roles other than the main role (SPEC B2). */
const roleKinds: Record<string, Message> = {
  'Additional Role': { id: 'Jabatan tambahan', en: 'Additional post' },
  Secretary: { id: 'Sebagai sekretaris', en: 'As secretary' },
  Delegation: { id: 'Sebagai penerima delegasi', en: 'By delegation' },
};

export type Acting = Pick<
  RoleEntry,
  'type' | 'onBehalfOf' | 'pejabatJabatanName' | 'pejabatRoleName' | 'Name'
>;

/** Label of the acting role: "Sebagai sekretaris Uli Kusnadi"; no name where the post is vacant. */
export const actingWords = ({ type, onBehalfOf }: Pick<Acting, 'type' | 'onBehalfOf'>): string =>
  [translate(roleKinds[type]), onBehalfOf].filter(Boolean).join(' ');

/** Page-top label of the active role; empty in the main role. */
export const deskWords = (entry: Acting): string =>
  entry.type === 'Additional Role'
    ? `${actingWords(entry)}: ${[roleLabel(entry), roleOf(entry)].filter(Boolean).join(', ')}`
    : actingWords(entry);

/** The role's name, where the label is not already it. */
export const roleOf = (entry: Acting): string => {
  const role = entry.pejabatRoleName || entry.Name || '';
  return role === roleLabel(entry) ? '' : role;
};
