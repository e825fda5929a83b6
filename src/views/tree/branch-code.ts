import type { Row } from '../record.ts';
import { parentOf, type TreeData } from './tree-data.ts';

const codeOf = (row: Row | undefined): string => (typeof row?.code === 'string' ? row.code : '');

/** OP.02.01 begins with OP.02; NTR-OPS with NTR. */
const continues = (code: string, branch: string): boolean =>
  branch !== '' && code.startsWith(branch) && /^[^a-z0-9]/i.test(code.slice(branch.length));

/**
 * The branch whose code prefix a move would break: codes are in letter numbers and do not change.
 * @param to the new parent, perhaps not loaded; undefined for the top level
 */
export function branchLeft(tree: TreeData, id: string, to: Row | undefined): string | undefined {
  const code = codeOf(tree.rows[id]);
  const from = parentOf(tree, id);
  const branch = codeOf(tree.rows[from]);
  if (from === to?.id || !continues(code, branch)) return undefined;
  const fits = continues(code, codeOf(to)) && codeOf(to).length >= branch.length;
  return fits ? undefined : branch;
}
