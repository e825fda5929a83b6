import { createHash } from 'node:crypto';
import { mayCallResource } from '../../../resources/access.ts';
import { isRequired, type Resource } from '../../../resources/declare.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { type Hooks, refusalOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/index.ts';
import { textOfCell } from '../../kinds/index.ts';
import { importableColumns } from '../columns.ts';
import { type Change, type Creation, checkRows, type Plan, type Work } from '../import/check/check-rows.ts';
import type { Draft } from '../import/check/decode-rows.ts';
import { parentsFirst } from '../import/check/tree.ts';
import type { FileRow } from '../import/file/cells.ts';
import { type Writing, writePlan } from '../import/write-plan.ts';
import { type BookProblem, type BookSheet, type BookTarget, cellsIn, type SheetRows } from './book.ts';

export type BookResult = {
  sheets: { sheet: string; create: number; update: number; unchanged: number }[];
  problems: BookProblem[];
  badRows: number;
  /** Equal for the same changes to the same records. */
  fingerprint: string;
};

export type BookWork = {
  actor: Actor;
  hooks: Record<string, Hooks>;
  progress: (rows: number) => Promise<void>;
};

const mostRounds = 6;
type Planned = Creation | Change;
const isChange = (planned: Planned): planned is Change => 'before' in planned;

/**
 * Stores all sheets in the transaction, each against what the sheets before it stored; bad rows are left out and told.
 * Whoever calls it commits only what has no problems.
 */
export async function planBook(
  tx: Executor,
  sheets: readonly BookSheet[],
  given: ReadonlyMap<string, SheetRows>,
  work: BookWork,
): Promise<BookResult> {
  const result: BookResult = { sheets: [], problems: [], badRows: 0, fingerprint: '' };
  const lost = new Lost();
  const hash = createHash('sha256');
  const made = new Map<string, string>();
  let done = 0;
  for (const sheet of sheets) {
    const rows = sheet.rows ?? given.get(sheet.name);
    if (!rows) continue;
    const bad = new Set<number>();
    const written = new Map<number, 'create' | 'update'>();
    for (const target of sheet.targets) {
      const stored = await storeTarget(tx, target, rows, { ...work, bad, lost, done });
      for (const problem of stored.problems) {
        bad.add(problem.row);
        result.problems.push({ sheet: sheet.name, ...problem });
      }
      for (const { id, row } of stored.planned) made.set(id, `${sheet.name} ${target.resource.name} ${row}`);
      for (const planned of stored.planned) {
        const isNew = !isChange(planned);
        if (written.get(planned.row) !== 'create')
          written.set(planned.row, isNew && target === sheet.targets[0] ? 'create' : 'update');
        hash.update(lineOf(planned, made));
      }
    }
    const create = [...written.values()].filter((what) => what === 'create').length;
    result.sheets.push({
      sheet: sheet.name,
      create,
      update: written.size - create,
      unchanged: rows.rows.length - written.size - bad.size,
    });
    result.badRows += bad.size;
    done += rows.rows.length;
    await work.progress(done);
  }
  result.problems.sort((a, b) => order(sheets, a) - order(sheets, b) || a.row - b.row);
  result.fingerprint = hash.digest('hex');
  return result;
}

const order = (sheets: readonly BookSheet[], { sheet }: BookProblem): number =>
  sheets.findIndex(({ name }) => name === sheet);

/** New ids differ in every run; what they stand for does not. */
const lineOf = (planned: Planned, made: ReadonlyMap<string, string>): string => {
  const plain = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? (made.get(value) ?? value) : value;
  const what = isChange(planned) ? `${planned.id} ${planned.before.version}` : '+';
  return `${made.get(planned.id)} ${what} ${JSON.stringify(planned.values, plain)}\n`;
};

/** Names and ids of rows left out: what refers to them is no fault of its own. */
class Lost {
  private readonly names = new Map<string, Set<string>>();
  private readonly ids = new Set<string>();

  add(resource: Resource, id: string | undefined, names: readonly string[]): void {
    const known = this.names.get(resource.name) ?? new Set();
    for (const name of names) if (name) known.add(name.toLowerCase());
    this.names.set(resource.name, known);
    if (id) this.ids.add(id);
  }

  hasName(resource: string, typed: string): boolean {
    const known = this.names.get(resource);
    return known !== undefined && typed.split(/[;,]/).some((part) => known.has(part.trim().toLowerCase()));
  }

  isReferredTo({ values }: Planned): boolean {
    return Object.values(values).some((value) => typeof value === 'string' && this.ids.has(value));
  }
}

type Storing = BookWork & { bad: ReadonlySet<number>; lost: Lost; done: number };
type Told = Omit<BookProblem, 'sheet'>;

async function storeTarget(
  tx: Executor,
  target: BookTarget,
  given: SheetRows,
  { actor, hooks, progress, bad, lost, done }: Storing,
): Promise<{ planned: Planned[]; problems: Told[] }> {
  const { resource } = target;
  const cellsOf = cellsIn(given);
  const names = Object.keys(target.fields);
  const rows: FileRow[] = given.rows
    .filter((row) => !bad.has(row[0]) && !target.isLeftOut?.(cellsOf(row), row[0]))
    .map((row) => [row[0], names.map((name) => target.fields[name]?.cell(cellsOf(row), row[0]) ?? null)]);
  const problems: Told[] = (target.faults?.(given.rows, cellsOf) ?? []).filter(({ row }) => !bad.has(row));
  const out = new Set(problems.map(({ row }) => row));
  const viewer = viewerOf(actor);
  const checking: Work = {
    resource,
    actor,
    rule: resource.rows(viewer),
    options: {
      mapping: Object.fromEntries(names.map((name, at) => [name, at])),
      mode: 'upsert',
      key: target.key,
    },
    changesOnly: target.changesOnly === true || !mayCallResource(viewer, resource, 'create'),
    attach: async (executor, drafts) => {
      await target.attach?.(executor, drafts);
      for (const draft of drafts) keepDefaulted(resource, draft);
    },
  };
  const headingOf = headings(target);
  let plan: Plan | undefined;
  for (let round = 0; round < mostRounds; round += 1) {
    const left = rows.filter(([row]) => !out.has(row));
    plan = await checkRows(tx, checking, left, false, (at) => progress(done + at));
    if (plan.badRows === 0) break;
    for (const problem of plan.problems) {
      out.add(problem.row);
      const told = { ...problem, heading: headingOf(problem.heading) };
      if (!isKnockOn(resource, problem, lost)) problems.push(told);
    }
    for (const [row, cells] of rows) if (out.has(row)) lost.add(resource, undefined, namesOf(names, cells));
  }
  if (!plan || plan.badRows > 0) return { planned: [], problems };
  const told = () => progress(done + rows.length);
  const stored = await write(
    tx,
    { resource, actor, hooks: hooks[resource.name], progress: told },
    plan,
    lost,
  );
  for (const [row, cells] of rows)
    if (stored.problems.some((problem) => problem.row === row))
      lost.add(resource, undefined, namesOf(names, cells));
  return {
    planned: stored.planned,
    problems: [...problems, ...stored.problems.map((one) => ({ ...one, heading: headingOf(one.heading) }))],
  };
}

/** A cell left empty, as new rows may for a default, does not empty what is stored. */
function keepDefaulted({ fields }: Resource, { before, values }: Draft): void {
  if (!before) return;
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (isEmpty && field && isRequired(field) && 'default' in field.options) delete values[name];
  }
}

/** By what a row may be called in other sheets. */
const namesOf = (names: readonly string[], cells: FileRow[1]): string[] =>
  names.flatMap((name, at) => (['code', 'npp', 'name'].includes(name) ? [textOfCell(cells[at])] : []));

/** The value names a row that was left out itself. */
function isKnockOn(resource: Resource, { heading, value }: Told, lost: Lost): boolean {
  const column = importableColumns(resource).find((one) => one.heading === heading);
  const field = column && typeof column.field === 'object' ? column.field : undefined;
  return field !== undefined && 'to' in field && lost.hasName(field.to, value);
}

/** Declared headings → those of the sheet. */
function headings(target: BookTarget): (heading: string) => string {
  const known = new Map(
    importableColumns(target.resource).map(({ name, heading }) => [
      heading,
      target.fields[name]?.heading ?? heading,
    ]),
  );
  return (heading) => known.get(heading) ?? heading;
}

/** All at once; where something is refused one by one, so that every row that is gets its words. */
async function write(
  tx: Executor,
  writing: Pick<Writing, 'resource' | 'actor' | 'hooks'> & { progress: () => Promise<void> },
  { creations, changes }: Plan,
  lost: Lost,
): Promise<{ planned: Planned[]; problems: Told[] }> {
  const { resource, progress } = writing;
  const all: Planned[] = [...creations, ...changes];
  try {
    await tx.transaction((inner) => writePlan(inner, { ...writing, creations, changes }, progress));
    return { planned: all, problems: [] };
  } catch (error) {
    if (!asRefusal(error, resource)) throw error;
  }
  const { parent } = resource;
  const ordered = parent ? parentsFirst(creations, ({ values }) => values[parent]) : creations;
  const planned: Planned[] = [];
  const problems: Told[] = [];
  for (const row of [...ordered, ...changes]) {
    if (lost.isReferredTo(row)) {
      lost.add(resource, row.id, []);
      continue;
    }
    const only = isChange(row) ? { creations: [], changes: [row] } : { creations: [row], changes: [] };
    try {
      await tx.transaction((inner) => writePlan(inner, { ...writing, ...only }, progress));
      planned.push(row);
    } catch (error) {
      const refusal = asRefusal(error, resource);
      if (!refusal) throw error;
      lost.add(resource, row.id, []);
      problems.push(...told(resource, row, refusal));
    }
  }
  return { planned, problems };
}

const asRefusal = (error: unknown, resource: Resource): Refusal | undefined =>
  error instanceof Refusal ? error : refusalOf(error, resource);

function told(resource: Resource, { row, values }: Planned, refusal: Refusal): Told[] {
  const errors = Object.entries(refusal.errors ?? {});
  if (errors.length === 0) return [{ row, heading: resource.label.id, value: '', reason: refusal.message }];
  return errors.flatMap(([name, reasons]) =>
    reasons.map((reason) => ({
      row,
      heading: resource.fields[name]?.label.id ?? name,
      value: 'to' in (resource.fields[name] ?? {}) ? '' : String(values[name] ?? ''),
      reason,
    })),
  );
}
