import type { ImportProblem } from '../../../../domain/calls/transfer.ts';
import { translate } from '../../../../lib/language.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { unknownRow } from '../../../../resources/kinds/parts/schema.ts';
import { typedIn } from '../../../../resources/kinds/parts/typed.ts';
import type { Actor } from '../../../actor.ts';
import type { Row } from '../../../crud/index.ts';
import type { Executor } from '../../../db/executor.ts';
import { newId } from '../../../db/ids.ts';
import { type FileCell, textOfCell } from '../../../kinds/index.ts';
import { filledColumns, namingFields, type PartSheet, partSheetsOf } from '../../parts/part-sheet.ts';
import type { FileRow, OtherSheet } from '../file/cells.ts';
import { matchColumns } from '../match-columns.ts';
import { type ImportOptions, keyFields } from '../options.ts';
import { type Draft, decodeRows, defaultsOf, type Mapped } from './decode-rows.ts';
import { resolveNames } from './resolve-names.ts';

/** A sheet of a part's rows: which columns say whose they are, and which fill fields. */
export type PartFile = {
  sheet: PartSheet;
  headings: string[];
  keys: Partial<Record<keyof PartSheet['keys'], number>>;
  mapped: Mapped[];
  rows: FileRow[];
};

/** The part sheets that a file has; `at` is the place of their rows (jobs.ts). */
export const partFilesOf = (
  resource: Resource,
  { others = [] }: { others?: Pick<OtherSheet, 'sheet' | 'headings'>[] },
): (Omit<PartFile, 'rows'> & { at: number })[] =>
  partSheetsOf(resource).flatMap((sheet) => {
    const at = others.findIndex((other) => other.sheet === sheet.name);
    const headings = others[at]?.headings;
    if (!headings) return [];
    const keys = Object.fromEntries(
      Object.entries(sheet.keys).flatMap(([key, heading]) => {
        const index = headings.findIndex((given) => given.toLowerCase() === heading.toLowerCase());
        return index < 0 ? [] : [[key, index]];
      }),
    );
    const taken = new Set(Object.values(keys));
    const found = matchColumns(
      sheet.part.rows,
      headings.map((heading, index) => (taken.has(index) ? '' : heading)),
    );
    const mapped = filledColumns(sheet).flatMap(({ name, heading, field }): Mapped[] => {
      const index = found.indexOf(name);
      return index < 0 || typeof field !== 'object' ? [] : [{ name, heading, index, field }];
    });
    return [{ sheet, headings, keys, mapped, at: at + 1 }];
  });

/** Gives each record of the file the rows of its parts; records without rows there keep those they have. */
export async function attachParts(
  executor: Executor,
  { resource, actor }: { resource: Resource; actor: Actor },
  drafts: readonly Draft[],
  files: readonly PartFile[],
): Promise<void> {
  for (const file of files) {
    const { part } = file.sheet;
    const owners = ownersIn(resource, drafts);
    const found = file.rows.flatMap((row) => {
      const owner = owners(file, row);
      return owner ? [{ owner, row }] : [];
    });
    const rows = await decodeRows(
      found.map(({ row }) => row),
      file.mapped,
      newId,
    );
    for (const [at, draft] of rows.entries()) recognise(file, found[at], draft);
    await resolveNames(executor, part.rows, actor, rows, file.mapped);
    for (const [at, draft] of rows.entries()) {
      const { owner } = found[at] ?? {};
      if (!owner) continue;
      owner.parts ??= {};
      const own = owner.parts[part.name] ?? [];
      owner.parts[part.name] = [...own, draft];
      owner.problems.push(
        ...draft.problems.map((problem) => ({
          ...problem,
          row: owner.row,
          heading: cellHeading(file.sheet, draft.row, problem.heading),
        })),
      );
    }
    for (const owner of drafts)
      if (owner.parts?.[part.name])
        owner.values[part.name] = owner.parts[part.name]?.map((draft) => valuesOf(file, draft));
  }
}

/** The part's cell that a fault of the whole record is about: `items.2.price`. */
export function cellOfPart(
  resource: Resource,
  draft: Draft,
  path: string,
): { heading: string; value: string } | undefined {
  const [name = '', index = '', cell = ''] = path.split('.');
  const row = draft.parts?.[name]?.[Number(index)];
  const sheet = partSheetsOf(resource).find(({ part }) => part.name === name);
  if (!row || !sheet || index === '') return undefined;
  const heading = sheet.columns.find((column) => column.name === cell)?.heading ?? cell;
  return { heading: cellHeading(sheet, row.row, heading), value: row.typed[cell] ?? '' };
}

const cellHeading = ({ name }: PartSheet, row: number, heading: string): string =>
  translate({ id: `${name} baris ${row}: ${heading}`, en: `${name} row ${row}: ${heading}` });

/** Rows whose record the file does not have; they belong to no record's row. */
export function strayRows(
  {
    resource,
    options,
    partFiles = [],
  }: { resource: Resource; options: ImportOptions; partFiles?: readonly PartFile[] },
  rows: readonly FileRow[],
): ImportProblem[] {
  const named = new Set(rows.flatMap(([, cells]) => namesIn(resource, options, cells)));
  return partFiles.flatMap((file) =>
    file.rows
      .filter(([, cells]) => !named.has(ownerName(file, cells)))
      .map(([row, cells]) => ({
        row: 0,
        heading: cellHeading(file.sheet, row, file.sheet.keys.owner),
        value: textOfCell(cells[file.keys.owner ?? -1]),
        reason: translate({
          id: `Tidak ada ${resource.singular.id} dengan nama ini di lembar utama.`,
          en: `The main sheet has no ${resource.singular.en} of this name.`,
        }),
      })),
  );
}

/** The names by which rows of parts may mean a record of the file, in lower case. */
export function namesIn(
  resource: Resource,
  { mapping }: ImportOptions,
  cells: readonly FileCell[],
): string[] {
  const typed = (name: string): string => {
    const index = mapping[name];
    return index === undefined ? '' : textOfCell(cells[index]).toLowerCase();
  };
  const label = namingFields(resource).map(typed).filter(Boolean).join(' ');
  return [...new Set([...keyFields(resource).map(typed), label])].filter(Boolean);
}

export const ownerName = ({ keys }: PartFile, cells: readonly FileCell[]): string =>
  textOfCell(cells[keys.owner ?? -1]).toLowerCase();

/** Finds the record that a row of parts means: by its id, else by its name where only one is called so. */
function ownersIn(
  resource: Resource,
  drafts: readonly Draft[],
): (file: PartFile, row: FileRow) => Draft | undefined {
  const byName = new Map<string, Draft[]>();
  const byId = new Map<string, Draft>();
  const told = new Set<Draft>();
  for (const draft of drafts) {
    if (draft.before) byId.set(draft.id.toLowerCase(), draft);
    const label = namingFields(resource)
      .map((name) => (draft.typed[name] ?? '').toLowerCase())
      .filter(Boolean)
      .join(' ');
    const keys = keyFields(resource).map((name) => (draft.typed[name] ?? '').toLowerCase());
    for (const name of new Set([...keys, label]))
      if (name) byName.set(name, [...(byName.get(name) ?? []), draft]);
  }
  return (file, [, cells]) => {
    const id = textOfCell(cells[file.keys.ownerId ?? -1]).toLowerCase();
    const called = byName.get(ownerName(file, cells)) ?? [];
    const one = byId.get(id);
    if (one && called.includes(one)) return one;
    // Which of two is meant nobody can tell: each is told so, once.
    if (called.length > 1)
      for (const draft of called.filter((each) => !told.has(each))) {
        told.add(draft);
        draft.problems.push({
          row: draft.row,
          heading: resource.label.id,
          value: '',
          reason: translate({
            id: `Beberapa baris bernama sama, jadi baris di lembar ${file.sheet.name} tidak jelas miliknya.`,
            en: `Several rows have this name, so it is unclear whose the rows in ${file.sheet.name} are.`,
          }),
        });
      }
    return called.length === 1 ? called[0] : undefined;
  };
}

/** Attaches the stored row that the file means by its id; new records have none. */
function recognise(file: PartFile, found: { owner: Draft; row: FileRow } | undefined, draft: Draft): void {
  if (!found?.owner.before) return;
  const id = textOfCell(found.row[1][file.keys.rowId ?? -1]).toLowerCase();
  if (id === '') return;
  const stored = (found.owner.before[file.sheet.part.name] ?? []) as Row[];
  const before = stored.find((row) => row.id === id);
  if (before) draft.before = before;
  else
    draft.problems.push({
      row: draft.row,
      heading: file.sheet.keys.rowId,
      value: id,
      reason: translate(unknownRow),
    });
}

/** A row as a body has it: columns that the file lacks keep what is stored. */
function valuesOf({ sheet: { part } }: PartFile, { before, values }: Draft): Row {
  const typed = typedIn(part.field);
  const kept = Object.entries(before ?? {}).filter(([name]) => name === 'id' || name in typed);
  const whole: Row = { ...Object.fromEntries(kept), ...values };
  if (!before)
    for (const [name, value] of Object.entries(defaultsOf(part.rows)))
      if (whole[name] == null) whole[name] = value;
  return whole;
}
