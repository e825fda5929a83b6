import { sql } from 'drizzle-orm';
import type {
  Disposition,
  DispositionInstruction,
  DispositionNode,
  DispositionReport,
} from '../../../domain/letters/disposition.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { iso, isoOrNull } from '../lists/row.ts';
import { findLetter } from '../reading/find-letter.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { abilitiesOf, giverAbilities } from './abilities.ts';
import type { Found } from './find-disposition.ts';
import { type Given, loadTree, type Tree } from './load-tree.ts';
import { stateFor } from './read-state.ts';
import { mayDispose } from './rights.ts';
import type { ReportFile } from './tables.ts';
import { childrenOf, isGiver, parentOf, recipientsOf, visibleIn } from './tree.ts';

/** GET /letter/api/Disposition/{id}: the disposition, its chain, and the reader's abilities. */
export async function presentDisposition(
  executor: Executor,
  actor: Actor,
  found: Found,
): Promise<Disposition> {
  const { letter, tree, given, mine } = found;
  const disposes = await mayDispose(executor, actor);
  const visible = visibleIn(tree, actor, isForNamedOnly(letter));
  const show = await presenter(executor, actor, { tree, visible, disposes });
  return {
    ...show.node(given),
    letterId: letter.id,
    mine: mine?.id ?? null,
    tree: show.roots().filter((root) => has(root, given.id)),
    can: abilitiesOf(actor, found, disposes),
  };
}

/**
 * GET /letter/api/Letter/{id}/dispositions: the letter's chains as visible to the active post.
 * @throws Refusal 404 unseen, 403 without any of the letters' pages
 */
export async function readLetterDispositions(executor: Executor, actor: Actor, letterId: string) {
  const letter = await findLetter(executor, actor, letterId);
  assertReadsLetters(actor);
  const tree = await loadTree(executor, letter.id);
  const visible = visibleIn(tree, actor, isForNamedOnly(letter));
  const disposes = await mayDispose(executor, actor);
  const show = await presenter(executor, actor, { tree, visible, disposes });
  const items = show.roots();
  return { items, totalCount: items.length };
}

type Seen = { tree: Tree; visible: Set<string>; disposes: boolean };

async function presenter(executor: Executor, actor: Actor, { tree, visible, disposes }: Seen) {
  const shown = tree.given.filter((one) => visible.has(one.id));
  const instructions = await instructionsOf(executor, shown);
  const reports = await reportsOf(executor, shown);
  const node = (given: Given): DispositionNode => ({
    id: given.id,
    fromUserId: given.fromUserId,
    fromPositionId: given.fromPositionId,
    fromName: given.fromName,
    fromPositionName: given.fromPositionName,
    onBehalfOf: given.onBehalfOf,
    instructions: given.instructionIds.flatMap((id) => instructions.get(id) ?? []),
    note: given.note,
    deadline: given.deadline,
    deadlineReason: given.deadlineReason,
    createdAt: iso(given.createdAt),
    withdrawnAt: isoOrNull(given.withdrawnAt),
    closedAt: isoOrNull(given.closedAt),
    endReason: given.endReason,
    recipients: recipientsOf(tree, given.id).map((one) => ({
      id: one.id,
      positionId: one.positionId,
      positionName: one.positionName,
      userId: one.userId,
      personName: one.personName,
      isOffered: one.isOffered,
      role: one.role,
      state: stateFor(actor, one),
      readAt: isoOrNull(one.readAt),
      startedAt: isoOrNull(one.startedAt),
      doneAt: isoOrNull(one.doneAt),
      reports: reports.get(one.id) ?? [],
      children: childrenOf(tree, one.id)
        .filter((child) => visible.has(child.id))
        .map(node),
    })),
    isMine: isGiver(actor, given),
    can: giverAbilities(actor, { tree, given, isGiver: isGiver(actor, given) }, disposes),
  });
  const isRoot = (given: Given) => {
    const parent = parentOf(tree, given);
    return !parent || !visible.has(parent.given.id);
  };
  return { node, roots: () => shown.filter(isRoot).map(node) };
}

const has = (node: DispositionNode, id: string): boolean =>
  node.id === id || node.recipients.some((one) => one.children.some((child) => has(child, id)));

async function instructionsOf(
  executor: Executor,
  given: readonly Given[],
): Promise<Map<string, DispositionInstruction>> {
  const ids = [...new Set(given.flatMap((one) => one.instructionIds))];
  if (ids.length === 0) return new Map();
  const found = await executor.execute<DispositionInstruction>(sql`
    select id, name, category, requires_report as "requiresReport" from disposition_instruction
    where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(found.rows.map((row) => [row.id, row]));
}

type ReportRow = Omit<DispositionReport, 'files'> & { recipientId: string; files: ReportFile[] };

async function reportsOf(
  executor: Executor,
  given: readonly Given[],
): Promise<Map<string, DispositionReport[]>> {
  if (given.length === 0) return new Map();
  const found = await executor.execute<ReportRow>(sql`
    select t.id, t.recipient_id as "recipientId", t.text, t.at, u.person_name as "personName",
           b.person_name as "onBehalfOf", t.files
    from disposition_report t
    join disposition_recipient r on r.id = t.recipient_id
    join "user" u on u.id = t.user_id
    left join "user" b on b.id = t.on_behalf_of_user_id
    where r.disposition_id = any(${sql.param(given.map((one) => one.id))}::uuid[]) order by t.at, t.id`);
  const reports = new Map<string, DispositionReport[]>();
  for (const { recipientId, at, files, ...row } of found.rows) {
    const report = {
      ...row,
      at: iso(at),
      files: files.map(({ id, title, fileName, size }) => ({ id, title, fileName, size })),
    };
    reports.set(recipientId, [...(reports.get(recipientId) ?? []), report]);
  }
  return reports;
}
