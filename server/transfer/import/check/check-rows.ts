import { createHash } from 'node:crypto';
import type { ImportProblem } from '../../../../domain/calls/transfer.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import type { Resource, RowCondition, RowRule } from '../../../../resources/declare.ts';
import type { Actor } from '../../../actor.ts';
import { belowItself, lacks, meetsRule, type Row, seenFor, stampsOf } from '../../../crud/index.ts';
import type { Executor } from '../../../db/executor.ts';
import { newId } from '../../../db/ids.ts';
import { kindOf } from '../../../kinds/index.ts';
import type { FileRow } from '../file/cells.ts';
import type { ImportOptions } from '../options.ts';
import { attachParts, type PartFile } from './attach-parts.ts';
import { changedValues } from './changed-values.ts';
import { type Draft, decodeRows, mappedColumns } from './decode-rows.ts';
import { findDuplicates } from './find-duplicates.ts';
import { findExisting } from './find-existing.ts';
import { resolveNames } from './resolve-names.ts';
import { rowChecker } from './row-checker.ts';
import { breathe } from './statement.ts';
import { circular } from './tree.ts';

export type Creation = { row: number; id: string; values: Row; byDefault?: ReadonlySet<string> | undefined };
export type Change = { row: number; id: string; before: Row; values: Row };
export type Plan = {
  creations: Creation[];
  changes: Change[];
  unchanged: number;
  problems: ImportProblem[];
  badRows: number;
  /** Equal for equal values on equal records: new ids are replaced by what they refer to. */
  fingerprint: string;
};
export type Work = {
  resource: Resource;
  actor: Actor;
  rule: RowRule;
  options: ImportOptions;
  /** Which stored records an import that also updates could change. */
  changeRule?: RowRule;
  /** Refuses rows of no stored record. */
  changesOnly?: boolean;
  /** Sheets with rows of the records' parts. */
  partFiles?: readonly PartFile[];
  /** Finds stored records otherwise than by a key, once references are resolved. */
  attach?: (executor: Executor, drafts: readonly Draft[]) => Promise<void>;
};

/**
 * Checks rows as POST and PUT do, by some statements per column, none per row.
 * @param lock locks the found records for the rest of the transaction
 * @param progress called with the number of checked rows; may throw to stop
 */
export async function checkRows(
  executor: Executor,
  { resource, actor, rule, options, changesOnly, partFiles = [], attach }: Work,
  rows: readonly FileRow[],
  lock: boolean,
  progress: (rows: number) => Promise<void>,
): Promise<Plan> {
  const mapped = mappedColumns(resource, options);
  const drafts = await decodeRows(rows, mapped, () => newId());
  await progress(0);
  if (options.key) await attachExisting(executor, { resource, rule }, drafts, options.key, lock);
  await progress(0);
  await resolveNames(executor, resource, actor, drafts, mapped);
  await attach?.(executor, drafts);
  await attachParts(executor, { resource: seenFor(actor, resource), actor }, drafts, partFiles);
  const plan: Plan = { creations: [], changes: [], unchanged: 0, problems: [], badRows: 0, fingerprint: '' };
  const check = rowChecker(seenFor(actor, resource), mapped);
  for (const [at, draft] of drafts.entries()) {
    if (at % 500 === 0) {
      await progress(at);
      await breathe();
    }
    draft.problems.push(...check(draft));
  }
  await findDuplicates(executor, resource, drafts, mapped);
  if (resource.parent) await blameCircles(executor, resource, resource.parent, drafts);
  if (changesOnly) blameNew(resource, drafts);
  blameOutOfReach(resource, actor, rule, drafts);
  for (const draft of drafts) sort(plan, resource, draft, options);
  plan.fingerprint = fingerprintOf(plan);
  await progress(drafts.length);
  return plan;
}

async function attachExisting(
  executor: Executor,
  { resource, rule }: Pick<Work, 'resource' | 'rule'>,
  drafts: readonly Draft[],
  key: string,
  lock: boolean,
): Promise<void> {
  const field = resource.fields[key];
  const isKey = field && kindOf(field).isKey;
  const keyOf = (draft: Draft): string => String(draft.values[key] ?? '');
  const keys = new Set(drafts.map(keyOf).filter((value) => isKey?.(value)));
  const found = await findExisting(executor, resource, rule, key, [...keys], lock);
  for (const draft of drafts) {
    const before = found.get(keyOf(draft));
    if (!before) continue;
    draft.before = before;
    draft.id = String(before.id);
    // Found without regard to case: the stored spelling stays.
    draft.values[key] = before[key];
  }
}

async function blameCircles(
  executor: Executor,
  resource: Resource,
  parent: string,
  drafts: Draft[],
): Promise<void> {
  const parents = new Map<string, string | null>();
  for (const { id, values } of drafts)
    if (values[parent] !== undefined) parents.set(id, (values[parent] as string | null) ?? null);
  if (parents.size === 0) return;
  const faulty = await circular(executor, resource, parents);
  const heading = resource.fields[parent]?.label.id ?? parent;
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  for (const draft of drafts) {
    const place = faulty.get(draft.id);
    if (place && draft.values[parent])
      draft.problems.push({
        row: draft.row,
        heading,
        value: draft.typed[parent] ?? '',
        reason: translate(place === 'part' ? inCircle(wayAround(draft, parent, byId)) : belowCircle),
      });
  }
}

/** As many rows as a sentence can name. */
const mostNamed = 4;

/** The parents as typed, from a row's own round to the row itself; none where the circle is long or partly stored. */
function wayAround(start: Draft, parent: string, byId: ReadonlyMap<string, Draft>): string[] {
  const names: string[] = [];
  let at: Draft | undefined = start;
  while (at && names.length < mostNamed) {
    names.push(at.typed[parent] ?? '');
    at = byId.get(String(at.values[parent]));
    if (at === start) return names;
  }
  return [];
}

function inCircle(names: string[]): Message {
  if (names.length < 2) return belowItself;
  const told = (below: string) => names.map((name, at) => `${names.at(at - 1)} ${below} ${name}`).join(', ');
  return {
    id: `${belowItself.id} Di berkas ini, ${told('di bawah')}.`,
    en: `${belowItself.en} In this file, ${told('below')}.`,
  };
}

const belowCircle = {
  id: 'Salah satu di atasnya berada di bawah dirinya sendiri. Perbaiki yang itu dahulu.',
  en: 'One of those above it is below itself. Correct that one first.',
};

/** Refuses new records where the role may only change stored ones. */
function blameNew(resource: Resource, drafts: Draft[]): void {
  for (const { row, before, problems } of drafts)
    if (!before)
      problems.push({
        row,
        heading: resource.label.id,
        value: '',
        reason: lacks('create', resource).message,
      });
}

/** Refuses records that the row rule would put out of the actor's own reach. */
function blameOutOfReach(resource: Resource, actor: Actor, rule: RowRule, drafts: Draft[]): void {
  if (rule === true) return;
  const stamps = stampsOf(resource, actor);
  for (const { row, before, values, problems } of drafts) {
    const stored = before ? { ...before, ...values } : { isActive: true, ...values, ...stamps };
    if (problems.length === 0 && !meetsRule(asFarAsKnown(rule, stored), stored))
      problems.push({
        row,
        heading: resource.label.id,
        value: '',
        reason: translate({
          id: `Dengan nilai ini, Anda sendiri tidak dapat membuka ${resource.singular.id} ini lagi.`,
          en: `With this value you yourself could no longer open this ${resource.singular.en}.`,
        }),
      });
  }
}

/** Fields the database computes on insert are unknown here; the write checks them. */
function asFarAsKnown(rule: RowRule, row: Record<string, unknown>): RowRule {
  if (typeof rule === 'boolean') return rule;
  const alternatives = (Array.isArray(rule) ? rule : [rule]) as readonly RowCondition[];
  return alternatives.map((condition) =>
    Object.fromEntries(Object.entries(condition).filter(([field]) => field in row)),
  );
}

function sort(plan: Plan, resource: Resource, draft: Draft, { mode }: ImportOptions): void {
  const { row, id, before, problems, byDefault } = draft;
  if (problems.length > 0) {
    plan.problems.push(...problems);
    plan.badRows += 1;
  } else if (!before || mode === 'create') plan.creations.push({ row, id, values: draft.values, byDefault });
  else {
    const changed = changedValues(resource, before, draft.values);
    if (Object.keys(changed).length === 0) plan.unchanged += 1;
    else plan.changes.push({ row, id, before, values: changed });
  }
}

function fingerprintOf({ creations, changes, unchanged }: Plan): string {
  const rows = new Map(creations.map(({ id, row }) => [id, row]));
  // Rows refer to each other by ids that are new in each check; row numbers replace them.
  const plain = (_name: string, value: unknown): unknown => {
    const row = typeof value === 'string' ? rows.get(value) : undefined;
    return row === undefined ? value : { row };
  };
  const hash = createHash('sha256');
  for (const { row, values, byDefault } of creations) {
    // A default may be the moment of the check itself.
    const given = Object.entries(values).filter(([name]) => !byDefault?.has(name));
    hash.update(`+${row}:${JSON.stringify(Object.fromEntries(given), plain)}`);
  }
  for (const { row, id, before, values } of changes)
    hash.update(`~${row}:${id}:${before.version}:${JSON.stringify(values, plain)}`);
  return hash.update(`=${unchanged}`).digest('hex');
}
