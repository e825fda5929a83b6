import type { FoundInTree, TreeBranches } from '../../../dataProvider/index.ts';
import type { Row } from '../record.ts';

/** Parent id of all roots; also its name in the API. */
export const topId = 'null';

/** The children that are loaded of one record, of `total` that there are. */
type Branch = { ids: string[]; total: number; isFailed?: boolean };
/** The loaded part of a tree; `parent` is the name of the parent field. */
export type TreeData = { parent: string; rows: Record<string, Row>; branches: Record<string, Branch> };
/** Under whom, and before which sibling (null: last; undefined: where it falls). */
export type Place = { under: string; before: string | null | undefined };

export const emptyTree = (parent: string): TreeData => ({ parent, rows: {}, branches: {} });

/** Merges the response for `asked`: a first page replaces a branch, a later page is appended. */
export function withBranches(
  tree: TreeData,
  asked: readonly string[],
  { items, totals }: TreeBranches<Row>,
  isFurther = false,
): TreeData {
  const rows = { ...tree.rows };
  const branches = { ...tree.branches };
  const given = new Map(asked.map((id) => [id, [] as string[]]));
  for (const row of items) {
    rows[row.id] = row;
    const up = row[tree.parent];
    // A record whose parent the actor may not see is shown among the roots.
    (given.get(typeof up === 'string' ? up : topId) ?? given.get(topId))?.push(row.id);
  }
  for (const [id, ids] of given) {
    const before = isFurther ? (branches[id]?.ids ?? []).filter((known) => !ids.includes(known)) : [];
    branches[id] = { ids: [...before, ...ids], total: totals[id] ?? 0 };
  }
  return { ...tree, rows, branches };
}

/** Marks branches as failed; rows loaded before stay. */
export function withFailure(tree: TreeData, asked: readonly string[]): TreeData {
  const branches = { ...tree.branches };
  for (const id of asked) branches[id] = { ids: [], total: 0, ...branches[id], isFailed: true };
  return { ...tree, branches };
}

/** Builds a tree of search results; `open` lists the records with matches below them. */
export function foundTree(parent: string, { items }: FoundInTree<Row>): { tree: TreeData; open: string[] } {
  const tree = emptyTree(parent);
  for (const row of items) tree.rows[row.id] = row;
  const at = (row: Row): string => {
    const up = row[parent];
    return typeof up === 'string' && tree.rows[up] ? up : topId;
  };
  tree.branches[topId] = { ids: [], total: 0 };
  for (const row of items) {
    const branch = tree.branches[at(row)] ?? { ids: [], total: 0 };
    branch.ids.push(row.id);
    branch.total += 1;
    tree.branches[at(row)] = branch;
  }
  return { tree, open: Object.keys(tree.branches).filter((id) => id !== topId) };
}

/** Gives the line ids below a record: loaded children, and a line for those not loaded. */
export function lineIds(tree: TreeData, id: string): string[] {
  const branch = tree.branches[id];
  if (!branch) return [];
  if (branch.isFailed) return [...branch.ids, `failed:${id}`];
  return branch.ids.length < branch.total ? [...branch.ids, `more:${id}`] : branch.ids;
}

/** The record that a line "more" or "failed" belongs to. */
export function lineOf(id: string): { kind: 'row' | 'more' | 'failed'; of: string } {
  const [kind, of] = id.split(':');
  return (kind === 'more' || kind === 'failed') && of ? { kind, of } : { kind: 'row', of: id };
}

/** Gives open branches not loaded yet. */
export const missing = (tree: TreeData, open: readonly string[]): string[] =>
  [topId, ...open].filter((id) => !tree.branches[id]);

/** Whether there is something to open. */
export function isBranch(tree: TreeData, id: string): boolean {
  const branch = tree.branches[id];
  return branch ? branch.total > 0 || branch.isFailed === true : tree.rows[id]?.hasChildren === true;
}

export function parentOf(tree: TreeData, id: string): string {
  const up = tree.rows[id]?.[tree.parent];
  return typeof up === 'string' && tree.branches[up] ? up : topId;
}

/**
 * Gives the branches that contain the records, and those of their parents, which show whether anything can be
 * opened.
 */
export const branchesAround = (tree: TreeData, ids: readonly string[]): string[] => [
  ...new Set(
    ids.flatMap((id) => {
      const up = parentOf(tree, id);
      return [up, parentOf(tree, up)];
    }),
  ),
];

/** Tests whether a record is below another, or the same. */
export function isWithin(tree: TreeData, id: string, above: string): boolean {
  for (let at = id, steps = 0; at !== topId && steps < 1000; at = parentOf(tree, at), steps += 1)
    if (at === above) return true;
  return false;
}

/** Gives a record's present place, so that a move can be undone. */
export function placeOf(tree: TreeData, id: string): { under: string; before: string | null } {
  const under = parentOf(tree, id);
  const ids = tree.branches[under]?.ids ?? [];
  return { under, before: ids[ids.indexOf(id) + 1] ?? null };
}

/** Gives the sibling before which a drop at childIndex lands; the moved record is not counted. */
export function beforeAt(tree: TreeData, under: string, childIndex: number, moved: string): string | null {
  const rest = (tree.branches[under]?.ids ?? []).slice(childIndex).filter((id) => id !== moved);
  return rest[0] ?? null;
}

/** The tree as it will be, before the server has said so. */
export function withMove(tree: TreeData, id: string, { under, before }: Place): TreeData {
  const row = tree.rows[id];
  if (!row) return tree;
  const from = parentOf(tree, id);
  const branches = { ...tree.branches };
  const rows = { ...tree.rows, [id]: { ...row, [tree.parent]: under === topId ? null : under } };
  const left = branches[from];
  if (left) {
    branches[from] = { ...left, ids: left.ids.filter((other) => other !== id), total: left.total - 1 };
    const above = rows[from];
    if (above) rows[from] = { ...above, hasChildren: left.total > 1 };
  }
  const joined = branches[under];
  if (joined) {
    const at = before ? joined.ids.indexOf(before) : -1;
    const ids = [...joined.ids];
    ids.splice(at < 0 ? ids.length : at, 0, id);
    branches[under] = { ...joined, ids, total: joined.total + 1 };
  }
  const below = rows[under];
  if (below) rows[under] = { ...below, hasChildren: true };
  return { ...tree, rows, branches };
}
