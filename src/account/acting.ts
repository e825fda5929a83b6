import { type RoleEntry, roleLabel } from '../../authProvider/index.ts';
import { roleKinds } from './role-kinds.ts';

type Acting = Pick<RoleEntry, 'type' | 'onBehalfOf' | 'pejabatJabatanName' | 'pejabatRoleName' | 'Name'>;

/**
 * Whose desk an entry sits at, as a second line under its label (SPEC A3, B2): "Sebagai sekretaris Uli Kusnadi". The same
 * words stand at the top of every page. Empty at one's own desk; without a name where the post is vacant.
 */
export const actingWords = ({ type, onBehalfOf }: Pick<Acting, 'type' | 'onBehalfOf'>): string =>
  [roleKinds[type], onBehalfOf].filter(Boolean).join(' ');

/** What the top of every page says of the desk one is at; empty in one's main role, which is one's own. */
export const deskWords = (entry: Acting): string =>
  entry.type === 'Additional Role' ? `${actingWords(entry)}: ${roleLabel(entry)}` : actingWords(entry);
