import { trimSlashes } from './paths.ts';
import type { Viewer } from './viewer.ts';

/** What may be done with a resource's records, each given alone; a bare path gives all (SPEC A2). */
export const verbs = ['read', 'create', 'change', 'delete', 'import', 'export'] as const;
export type Verb = (typeof verbs)[number];

/** What a role entry may do at a path, and which fields it does not see or not change there. */
export type Rights = {
  verbs: ReadonlySet<Verb>;
  hidden: ReadonlySet<string>;
  locked: ReadonlySet<string>;
  /** Masked fields it may open, each given by name alone. */
  revealed: ReadonlySet<string>;
};

type FieldEntry = 'hide' | 'lock' | 'reveal';

/** An entry of `privilegedList`: `/a/b`, `/a/b:read`, `/a/b:hide.phone`, `/a/b:lock.phone`, `/a/b:reveal.card`. */
export type Entry = { path: string } & ({ verb?: Verb } | { narrows: FieldEntry; field: string });

/** The grammar of an entry that is more than a path; docs/decisions/rights-by-verb.md. */
const suffixed = new RegExp(`^([^:]+):(?:(${verbs.join('|')})|(hide|lock|reveal)\\.([A-Za-z][A-Za-z0-9]*))$`);

/** @returns undefined for what is no entry; it gives nothing */
export function parseEntry(entry: string): Entry | undefined {
  if (!entry.includes(':')) return { path: entry };
  const [, path, verb, narrows, field] = suffixed.exec(entry) ?? [];
  if (!path) return undefined;
  if (verb) return { path, verb: verb as Verb };
  return field ? { path, narrows: narrows as FieldEntry, field } : undefined;
}

/** The path that an entry is about. */
export const pathOf = (entry: string): string => entry.split(':')[0] ?? entry;

/** What a viewer may do at a path; nothing of SPEC A2's further rules (entry-rules.ts). */
export const rightsAt = ({ privilegedList }: Pick<Viewer, 'privilegedList'>, path: string): Rights =>
  rightsOf(privilegedList).get(trimSlashes(path)) ?? none;

/** Whether the viewer has any right there; each implies reading. */
export const opens = (viewer: Pick<Viewer, 'privilegedList'>, path: string): boolean =>
  rightsAt(viewer, path).verbs.has('read');

const none: Rights = { verbs: new Set(), hidden: new Set(), locked: new Set(), revealed: new Set() };

/** Each list is read once: it belongs to an actor or a sign-in, and changed rights make a new one. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, Rights>>();

/** A list's rights by trimmed path. */
export function rightsOf(list: readonly string[]): ReadonlyMap<string, Rights> {
  const found = known.get(list) ?? readList(list);
  known.set(list, found);
  return found;
}

type Growing = { verbs: Set<Verb>; hidden: Set<string>; locked: Set<string>; revealed: Set<string> };

const namesOf = (at: Growing, entry: FieldEntry): Set<string> =>
  ({ hide: at.hidden, lock: at.locked, reveal: at.revealed })[entry];

function readList(list: readonly string[]): Map<string, Rights> {
  const rights = new Map<string, Growing>();
  for (const given of list) {
    const entry = parseEntry(given);
    if (!entry) continue;
    const path = trimSlashes(entry.path);
    const at = rights.get(path) ?? {
      verbs: new Set(),
      hidden: new Set(),
      locked: new Set(),
      revealed: new Set(),
    };
    rights.set(path, at);
    if ('narrows' in entry) namesOf(at, entry.narrows).add(entry.field);
    else for (const verb of entry.verb ? (['read', entry.verb] as const) : verbs) at.verbs.add(verb);
  }
  return rights;
}

/** The entries that say these rights; a path alone where nothing is left out. */
export function entriesOf(path: string, { verbs: held, hidden, locked, revealed }: Rights): string[] {
  if (held.size === 0) return [];
  return [
    ...(verbs.every((verb) => held.has(verb))
      ? [path]
      : verbs.filter((verb) => held.has(verb)).map((verb) => `${path}:${verb}`)),
    ...[...hidden].toSorted().map((field) => `${path}:hide.${field}`),
    ...[...locked]
      .filter((field) => !hidden.has(field))
      .toSorted()
      .map((field) => `${path}:lock.${field}`),
    ...[...revealed].toSorted().map((field) => `${path}:reveal.${field}`),
  ];
}
