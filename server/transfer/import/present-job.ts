import type { ImportCounts, ImportJob, ImportKnown, StoredImport } from '../../../domain/calls/transfer.ts';
import type { Resource } from '../../../resources/declare.ts';
import { fileFieldsOf } from '../../../resources/kinds/file/limits.ts';
import { importableColumns, transferColumns } from '../columns.ts';
import { headingsOf, partSheetsOf } from '../parts/part-sheet.ts';
import { partFilesOf } from './check/attach-parts.ts';
import { canStoreGood } from './check-import.ts';
import { type Job, type JobTable, keptUntil } from './jobs.ts';
import { matchColumns } from './match-columns.ts';
import { type ImportOptions, keyFields, mustBeGiven } from './options.ts';
import { canUndo, type StoredCounts } from './written.ts';

export function presentJob(resource: Resource, job: Job): ImportJob {
  const { headings, samples, sheets, sheet } = job.table as JobTable;
  const matched = matchColumns(resource, headings);
  const options = job.options as ImportOptions | null;
  const counts = job.counts as StoredCounts | null;
  const checked = job.state === 'checked' ? (job.counts as CheckedCounts | null) : null;
  const parts = partFilesOf(resource, job.table as JobTable);
  const files = fileFieldsOf(resource);
  return {
    id: job.id,
    state: job.state as ImportJob['state'],
    fileName: job.fileName,
    rowCount: job.rowCount,
    sheets,
    sheet,
    columns: headings.map((heading, index) => ({
      index,
      heading,
      field: matched[index] ?? null,
      samples: samples.map(([, cells]) => shown(cells[index])),
    })),
    fields: fieldsOf(resource),
    parts: parts.map(({ sheet: part, headings: given, mapped }) => ({
      sheet: part.name,
      rowCount: (job.table as JobTable).others?.find((other) => other.sheet === part.name)?.rowCount ?? 0,
      unknown: given.filter(
        (heading, at) =>
          heading !== '' && !headingsOf(part).includes(heading) && !mapped.some(({ index }) => index === at),
      ),
    })),
    kept: transferColumns(resource)
      .filter(
        ({ name, field }) =>
          typeof field !== 'object' || (field.kind !== 'parts' && !files.some(([file]) => file === name)),
      )
      .filter(({ name }) => !importableColumns(resource).some((column) => column.name === name))
      .map(({ heading }) => heading),
    attached: files.map(([, { label }]) => label.id),
    apart: partSheetsOf(resource)
      .filter(({ name }) => !parts.some(({ sheet: part }) => part.name === name))
      .map(({ name }) => name),
    keys: keyFields(resource).map((name) => ({ name, label: resource.fields[name]?.label.id ?? name })),
    mapping: options?.mapping ?? null,
    mode: options?.mode ?? null,
    key: options?.key ?? null,
    progress: { done: job.done, total: job.total },
    counts: counts && figuresOf(counts),
    known: checked?.known ?? null,
    changing: changedFields(resource, checked?.changing),
    canApplyGood: job.state === 'checked' && canStoreGood(job),
    undoUntil: undoUntil(job),
    undone: counts?.undone ?? null,
    message: job.message,
    createdAt: job.createdAt.toISOString(),
  };
}

/** A stored import in the list of those that may be taken back. */
export const presentStored = (job: Job): StoredImport => {
  const { create, update, undone } = job.counts as StoredCounts;
  return {
    id: job.id,
    fileName: job.fileName,
    ...{ create, update, undone: undone ?? null },
    storedAt: job.heartbeatAt.toISOString(),
    undoUntil: undoUntil(job),
  };
};

const undoUntil = (job: Job): string | null => (canUndo(job) ? keptUntil(job).toISOString() : null);

/** What a check found besides its counts; jobs from before have none. */
type CheckedCounts = ImportCounts & { known?: ImportKnown | null; changing?: Record<string, number> };

/** In the order of the declaration, as far as the reader sees them. */
const changedFields = (resource: Resource, changing: Record<string, number> = {}): ImportJob['changing'] =>
  transferColumns(resource).flatMap(({ name, heading }) =>
    changing[name] ? [{ label: heading, rows: changing[name] }] : [],
  );

const figuresOf = ({ rows, create, update, unchanged, bad }: ImportCounts): ImportCounts => ({
  rows,
  create,
  update,
  unchanged,
  bad,
});

const fieldsOf = (resource: Resource) =>
  importableColumns(resource).map(({ name, heading, field }) => ({
    name,
    label: heading,
    required: typeof field === 'object' && mustBeGiven(field),
  }));

function shown(cell: JobTable['samples'][number][1][number] | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.date.slice(0, 10) : String(cell);
}
