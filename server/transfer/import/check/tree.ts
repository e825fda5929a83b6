import type { Resource } from '../../../../resources/declare.ts';
import { quote, snakeCase, tableName } from '../../../crud/index.ts';
import type { Executor } from '../../../db/executor.ts';
import { portions, statement } from './statement.ts';

/**
 * Finds rows whose parents would form a cycle if all were stored.
 * @param parents each row's id and the parent it would have
 * @returns by id, whether the row is part of the cycle or only below one
 */
export async function circular(
  executor: Executor,
  resource: Resource,
  parents: ReadonlyMap<string, string | null>,
): Promise<Map<string, 'part' | 'below'>> {
  const above = await storedAbove(executor, resource, parents);
  const up = (id: string): string | null | undefined => (parents.has(id) ? parents.get(id) : above.get(id));
  const sound = new Set<string>();
  const faulty = new Map<string, 'part' | 'below'>();
  for (const start of parents.keys()) {
    const way = new Set<string>();
    let at: string | null | undefined = start;
    while (at && !sound.has(at) && !faulty.has(at) && !way.has(at)) {
      way.add(at);
      at = up(at);
    }
    const isFaulty = at && !sound.has(at);
    let isPart = false;
    for (const id of way) {
      isPart ||= id === at;
      if (isFaulty) faulty.set(id, isPart ? 'part' : 'below');
      else sound.add(id);
    }
  }
  return new Map([...faulty].filter(([id]) => parents.has(id)));
}

async function storedAbove(
  executor: Executor,
  resource: Resource,
  parents: ReadonlyMap<string, string | null>,
): Promise<Map<string, string | null>> {
  const above = new Map<string, string | null>();
  const column = quote(snakeCase(resource.parent ?? ''));
  const starts = [...new Set([...parents.values()].filter((id) => id !== null))].filter(
    (id) => !parents.has(id),
  );
  for (const some of portions(starts, 5000)) {
    const { rows } = await executor.execute<{ id: string; up: string | null }>(
      statement(
        `with recursive above as (
          select id, ${column} as up from ${tableName(resource)} where id = any($1::uuid[])
          union select t.id, t.${column} from ${tableName(resource)} t join above on t.id = above.up
        ) select id, up from above`,
        [some],
      ),
    );
    for (const { id, up } of rows) above.set(id, up);
  }
  return above;
}

/** Rows in an order in which every parent comes before its children. */
export function parentsFirst<R extends { id: string }>(
  rows: readonly R[],
  parentOf: (row: R) => unknown,
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const placed = new Set<string>();
  const ordered: R[] = [];
  for (const row of rows) {
    const way: R[] = [];
    for (let at: R | undefined = row; at && !placed.has(at.id); at = byId.get(String(parentOf(at)))) {
      way.push(at);
      placed.add(at.id);
    }
    ordered.push(...way.reverse());
  }
  return ordered;
}
