import { mayUseResource } from '../../../../resources/access.ts';
import type { Field, Resource, RowRule } from '../../../../resources/declare.ts';
import { resourceNamed } from '../../../../resources/index.ts';
import { type Actor, viewerOf } from '../../../actor.ts';
import {
  addRowRule,
  type Conditions,
  labelOf,
  maySelect,
  quote,
  seenFor,
  snakeCase,
  tableName,
} from '../../../crud/index.ts';
import type { Executor } from '../../../db/executor.ts';
import { isId } from '../../../db/ids.ts';
import { portions, statement } from './statement.ts';

export type Candidate = { id: string; isOffered: boolean };
/** Names as typed, in lower case → the records they may mean. */
export type Found = Map<string, Candidate[]>;

/**
 * Resolves names by id, unique field, label, then a single field of it, only among records the user may look up.
 */
export async function findReferences(
  executor: Executor,
  field: Extract<Field, { kind: 'reference' | 'references' }>,
  actor: Actor,
  names: ReadonlySet<string>,
): Promise<Found> {
  const target = resourceNamed(field.to);
  const found: Found = new Map();
  const rule = lookupRule(target, actor);
  if (rule === false) return found;
  let open = [...names];
  const ask = async (expression: string, wanted: string[]): Promise<void> => {
    for (const some of portions(wanted, 10_000)) {
      const conditions: Conditions = { sql: [], values: [some] };
      addRowRule(conditions, rule);
      const where = conditions.sql.length > 0 ? `where ${conditions.sql.join(' and ')}` : '';
      const { rows } = await executor.execute<{ name: string; id: string; isOffered: boolean }>(
        statement(
          `select w.name, t.id, ${maySelect(field, 't')} as "isOffered" from unnest($1::text[]) w(name)
            join ${tableName(target)} t on ${expression} ${where}`,
          conditions.values,
        ),
      );
      for (const { name, id, isOffered } of rows) {
        const known = found.get(name) ?? [];
        if (!known.some((one) => one.id === id)) found.set(name, [...known, { id, isOffered }]);
      }
    }
    open = open.filter((name) => !found.has(name));
  };
  const ids = open.filter(isId);
  if (ids.length > 0) await ask('t.id = w.name::uuid', ids);
  for (const expression of nameExpressions(seenFor(actor, target), mayUseResource(viewerOf(actor), target))) {
    if (open.length === 0) break;
    await ask(`lower(${expression}) = lower(w.name)`, open);
  }
  return found;
}

/** As for pickers: records offered to all, else only for users with access to the resource. */
export function lookupRule(target: Resource, actor: Actor): RowRule {
  const viewer = viewerOf(actor);
  return (target.lookup.length > 0 || mayUseResource(viewer, target)) && target.rows(viewer);
}

/**
 * Unique texts first. Users who may not see the record match only by its picker's fields: a match reveals content.
 */
function nameExpressions(target: Resource, maySeeAll: boolean): string[] {
  const column = (name: string): string => `t.${quote(snakeCase(name))}`;
  const texts = Object.entries(target.fields).filter(([, field]) => field.kind === 'text');
  const unique = texts
    .filter(([, { options }]) => 'unique' in options && options.unique)
    .filter(([name]) => maySeeAll || [...target.represent, ...target.lookup].includes(name))
    .map(([name]) => column(name));
  const parts = texts.filter(([name]) => target.represent.includes(name)).map(([name]) => column(name));
  return [...new Set([...unique, labelOf(target, 't'), ...parts])];
}

/** Chooses the candidate already in use, else the only active one. */
export function chosenOf(
  candidates: readonly Candidate[],
  current: readonly unknown[],
): Candidate | undefined {
  const kept = candidates.find(({ id }) => current.includes(id));
  if (kept) return kept;
  // Inactive records and those excluded by the declaration take no new references, as for a PUT.
  const active = candidates.filter(({ isOffered }) => isOffered);
  return active.length === 1 ? active[0] : undefined;
}
