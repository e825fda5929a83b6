import { type RoleEntry, roleLabel } from '../../authProvider/index.ts';
import { language, type Message, translate } from '../../lib/language.ts';
import { shortDay } from '../../lib/months.ts';

/** Labels of the roles other than the main role (SPEC B2). */
const roleKinds: Record<string, Message> = {
  'Additional Role': { id: 'Jabatan tambahan', en: 'Additional post' },
  Secretary: { id: 'Sebagai sekretaris', en: 'As secretary' },
  Delegation: { id: 'Sebagai penerima delegasi', en: 'By delegation' },
};

type Acting = Pick<RoleEntry, 'type' | 'onBehalfOf' | 'pejabatJabatanName' | 'pejabatRoleName' | 'Name'>;

/** Label of the acting role: "Sebagai sekretaris Uli Kusnadi"; no name where the post is vacant. */
const actingWords = ({ type, onBehalfOf }: Pick<Acting, 'type' | 'onBehalfOf'>): string =>
  [translate(roleKinds[type]), onBehalfOf].filter(Boolean).join(' ');

/** Page-top label of the active role; empty in the main role. */
export const deskWords = (entry: Acting): string =>
  entry.type === 'Additional Role'
    ? `${actingWords(entry)}: ${[roleLabel(entry), roleOf(entry)].filter(Boolean).join(', ')}`
    : actingWords(entry);

/**
 * Second line that distinguishes entries of equal label (SPEC A3, B2): the role, or "Untuk Uli Kusnadi, sampai 30
 * Nov, tanpa tanda tangan".
 */
export function entryWords(entry: Acting & Pick<RoleEntry, 'scopes' | 'until'>): string {
  if (entry.type !== 'Secretary' && entry.type !== 'Delegation') return roleOf(entry) || actingWords(entry);
  const { onBehalfOf, scopes } = entry;
  const until = entry.until && shortDay(language(), new Date(`${entry.until}T00:00:00Z`));
  return [
    onBehalfOf ? translate({ id: `Untuk ${onBehalfOf}`, en: `For ${onBehalfOf}` }) : actingWords(entry),
    until && translate({ id: `sampai ${until}`, en: `until ${until}` }),
    !scopes?.includes('tandatangan') && translate({ id: 'tanpa tanda tangan', en: 'without signing' }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The role's name, where the label is not already it. */
const roleOf = (entry: Acting): string => {
  const role = entry.pejabatRoleName || entry.Name || '';
  return role === roleLabel(entry) ? '' : role;
};
