import { type RoleEntry, roleLabel } from '../../authProvider/index.ts';
import { language, say } from '../../lib/language.ts';
import { shortDay } from '../../lib/months.ts';
import { roleKinds } from './role-kinds.ts';

type Acting = Pick<RoleEntry, 'type' | 'onBehalfOf' | 'pejabatJabatanName' | 'pejabatRoleName' | 'Name'>;

/** Whose desk an entry sits at: "Sebagai sekretaris Uli Kusnadi"; without a name where the post is vacant. */
const actingWords = ({ type, onBehalfOf }: Pick<Acting, 'type' | 'onBehalfOf'>): string =>
  [roleKinds[type], onBehalfOf].filter(Boolean).join(' ');

/** What the top of every page says of the desk one is at; empty in one's main role, which is one's own. */
export const deskWords = (entry: Acting): string =>
  entry.type === 'Additional Role'
    ? `${actingWords(entry)}: ${[roleLabel(entry), roleOf(entry)].filter(Boolean).join(', ')}`
    : actingWords(entry);

/**
 * What tells an entry from others of the same label, as a second line under it (SPEC A3, B2): its role, or for whom one
 * acts, until when and without what: "Untuk Uli Kusnadi, sampai 30 Nov, tanpa tanda tangan".
 */
export function entryWords(entry: Acting & Pick<RoleEntry, 'scopes' | 'until'>): string {
  if (entry.type !== 'Secretary' && entry.type !== 'Delegation') return roleOf(entry) || actingWords(entry);
  const { onBehalfOf, scopes } = entry;
  const until = entry.until && shortDay(language(), new Date(`${entry.until}T00:00:00Z`));
  return [
    onBehalfOf ? say({ id: `Untuk ${onBehalfOf}`, en: `For ${onBehalfOf}` }) : actingWords(entry),
    until && say({ id: `sampai ${until}`, en: `until ${until}` }),
    !scopes?.includes('tandatangan') && say({ id: 'tanpa tanda tangan', en: 'without signing' }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The role's name, where the label is not already it. */
const roleOf = (entry: Acting): string => {
  const role = entry.pejabatRoleName || entry.Name || '';
  return role === roleLabel(entry) ? '' : role;
};
