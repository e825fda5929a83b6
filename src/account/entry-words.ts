import { actsFor, type RoleEntry, roleLabel } from '../../authProvider/index.ts';
import { listed } from '../../lib/formats.ts';
import { language, type Message, type Messages, translate } from '../../lib/language.ts';
import { shortDay } from '../../lib/months.ts';
import { type Acting, actingWords, roleOf } from './acting.ts';

const entryMessages = {
  actsFor: (name: string): Message => ({ id: `Untuk ${name}`, en: `For ${name}` }),
  until: (day: string): Message => ({ id: `sampai ${day}`, en: `until ${day}` }),
  without: (what: string): Message => ({ id: `tanpa ${what}`, en: `without ${what}` }),
  signing: { id: 'tanda tangan', en: 'signing' },
  initials: { id: 'paraf', en: 'reviewing' },
  dispositions: { id: 'disposisi', en: 'dispositions' },
  readsOnly: { id: 'hanya membaca', en: 'reading only' },
  incomingOnly: { id: 'tanpa naskah baru', en: 'without new letters' },
} satisfies Messages;

type Shown = Acting & Pick<RoleEntry, 'scopes' | 'until' | 'heldAs' | 'maySign' | 'privilegedList'>;

/** What an entry is listed by: its label (SPEC A3), or for whom it acts, since a secretary's own post has that label. */
export function entryTitle(entry: Acting): string {
  const official = actsFor(entry);
  if (official === null) return roleLabel(entry);
  return official ? translate(entryMessages.actsFor(official)) : actingWords(entry);
}

/**
 * Second line below the title (SPEC A3, B2): "Sekretaris Direktur Operasi, 11 tugas, sampai 30 Nov, tanpa tanda tangan".
 * @param tasks how many wait, in words; left out where they stand beside it
 */
export function entryWords(entry: Shown, tasks?: string): string {
  const until = entry.until && shortDay(language(), new Date(`${entry.until}T00:00:00Z`));
  return [...whose(entry), tasks, until && translate(entryMessages.until(until)), translate(limitOf(entry))]
    .filter(Boolean)
    .join(', ');
}

/** The post from which it acts for another, or as what its post is held and with which role. */
function whose(entry: Shown): string[] {
  const { heldAs } = entry;
  if (actsFor(entry) !== null) return [roleLabel(entry)];
  const held = heldAs === 'plt' ? 'Plt.' : heldAs === 'plh' ? 'Plh.' : '';
  return [held, roleOf(entry) || (held ? '' : actingWords(entry))].filter(Boolean);
}

const scopeMessages = {
  periksa: entryMessages.initials,
  disposisi: entryMessages.dispositions,
  tandatangan: entryMessages.signing,
} satisfies Record<string, Message>;

/** What it may not do, of what one would expect of it. */
function limitOf(entry: Shown): Message | undefined {
  const { type, scopes } = entry;
  if (type === 'Secretary') return entryMessages.without(translate(entryMessages.signing));
  if (type === 'Delegation') {
    const given: readonly string[] = scopes ?? [];
    const missing = Object.entries(scopeMessages).filter(([scope]) => !given.includes(scope));
    if (given.length > 0 && missing.length === Object.keys(scopeMessages).length)
      return entryMessages.readsOnly;
    const words = missing.map(([, message]) => translate(message));
    return words.length > 0 ? entryMessages.without(listed(words)) : undefined;
  }
  if (type !== 'Additional Role' || !entry.privilegedList) return undefined;
  if (!entry.privilegedList.includes('/naskah-dinas/buat-naskah')) return entryMessages.incomingOnly;
  return entry.maySign === false ? entryMessages.without(translate(entryMessages.signing)) : undefined;
}
