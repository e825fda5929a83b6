import { translate } from '../../../../lib/language.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { resourceNamed } from '../../../../resources/index.ts';
import type { Actor } from '../../../actor.ts';
import type { Executor } from '../../../db/executor.ts';
import type { Draft, Mapped } from './decode-rows.ts';
import { type Candidate, chosenOf, type Found, findReferences } from './find-references.ts';

/** Replaces names by records, with one statement per column. A parent may be another row of the file. */
export async function resolveNames(
  executor: Executor,
  resource: Resource,
  actor: Actor,
  drafts: readonly Draft[],
  mapped: readonly Mapped[],
): Promise<void> {
  for (const { name, heading, field } of mapped) {
    if (field === 'active' || (field.kind !== 'reference' && field.kind !== 'references')) continue;
    const target = resourceNamed(field.to);
    const names = new Set(drafts.flatMap((draft) => draft.names[name]?.flat() ?? []));
    if (names.size === 0) continue;
    const found = await findReferences(executor, field, actor, names);
    const inFile = name === resource.parent ? rowsByName(resource, drafts) : new Map<string, Candidate[]>();
    for (const draft of drafts) {
      const lists = draft.names[name];
      if (!lists) continue;
      const current = currentOf(draft.before?.[name]);
      const read = firstRead(lists, (typed) => candidatesOf(typed, found, inFile), current);
      if ('ids' in read)
        draft.values[name] = field.kind === 'reference' ? read.ids[0] : [...new Set(read.ids)];
      else {
        const reason = read.isAmbiguous
          ? translate({
              id: `“${read.name}” cocok dengan lebih dari satu ${target.singular.id}. Pakai kodenya.`,
              en: `“${read.name}” fits more than one ${target.singular.en}. Use the code.`,
            })
          : translate({
              id: `“${read.name}” tidak ditemukan di ${target.label.id}.`,
              en: `“${read.name}” was not found in ${target.label.en}.`,
            });
        draft.problems.push({ row: draft.row, heading, value: draft.typed[name] ?? '', reason });
      }
    }
  }
}

const currentOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : []);

function candidatesOf(typed: string, found: Found, inFile: Found): readonly Candidate[] {
  const stored = found.get(typed) ?? [];
  return stored.length > 0 ? stored : (inFile.get(typed.toLowerCase()) ?? []);
}

type Read = { ids: string[] } | { name: string; isAmbiguous: boolean };

/** The first way to read a list whose names are all unambiguous; else the errors of the last way. */
function firstRead(
  lists: string[][],
  candidates: (name: string) => readonly Candidate[],
  current: unknown[],
): Read {
  let fault: Read = { name: lists[0]?.[0] ?? '', isAmbiguous: false };
  for (const list of lists) {
    const chosen = list.map((name) => chosenOf(candidates(name), current)?.id);
    const at = chosen.indexOf(undefined);
    if (at < 0) return { ids: chosen.filter((id) => id !== undefined) };
    const name = list[at] ?? '';
    fault = { name, isAmbiguous: candidates(name).length > 1 };
    if (fault.isAmbiguous) break;
  }
  return fault;
}

/** The file's own rows by unique fields and label. */
function rowsByName(resource: Resource, drafts: readonly Draft[]): Found {
  const found: Found = new Map();
  const unique = Object.entries(resource.fields)
    .filter(([, { kind, options }]) => kind === 'text' && 'unique' in options && options.unique)
    .map(([name]) => name);
  for (const { id, values, before } of drafts) {
    const whole = { ...before, ...values };
    const label = resource.represent.map((name) => whole[name]).filter((part) => part != null);
    const names = [label.join(' '), ...unique.map((name) => String(whole[name] ?? ''))];
    for (const name of new Set(names.map((one) => one.toLowerCase()))) {
      const known = found.get(name) ?? [];
      if (name && !known.some((one) => one.id === id)) found.set(name, [...known, { id, isOffered: true }]);
    }
  }
  return found;
}
