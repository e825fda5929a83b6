import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { RecordFile, Resource } from '../../../resources/declare.ts';
import { fileFieldsOf } from '../../../resources/kinds/file/limits.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import type { Row } from '../hooks.ts';

type Sent = { id: string; title?: string };
type Stored = {
  id: string;
  resource: string;
  field: string;
  recordId: string | null;
  uploadedBy: string;
  fileName: string;
  mimeType: string;
  size: number;
};

/**
 * Links the files that a record names and unlinks the others, in its transaction.
 * @returns the values to store
 * @throws Refusal 422 at the field for unknown uploads and those of others
 */
export async function linkFiles(
  tx: Executor,
  resource: Resource,
  actor: Actor,
  values: Row,
  id: string,
): Promise<Row> {
  const fields = fileFieldsOf(resource).filter(([name]) => name in values);
  if (fields.length === 0) return values;
  const sent = Object.fromEntries(fields.map(([name]) => [name, (values[name] ?? []) as Sent[]]));
  const named = Object.values(sent).flatMap((list) => list.map((one) => one.id));
  const known = await lockedFiles(tx, named);
  const linked: Record<string, RecordFile[]> = {};
  const faults: Record<string, string[]> = {};
  for (const [name, field] of fields) {
    linked[name] = [];
    for (const { id: fileId, title } of sent[name] ?? []) {
      const file = known.get(fileId);
      if (file && isFree(file, { resource, name, actor, id }))
        linked[name].push({
          id: fileId,
          title: (field.options.caption && title) || file.fileName,
          size: file.size,
          type: file.mimeType,
        });
      else faults[name] = [translate(notYours)];
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await writeLinks(
    tx,
    resource,
    id,
    fields.map(([name]) => name),
    named,
  );
  return { ...values, ...linked };
}

/** Lets go of the files of records that are deleted for good. */
export async function unlinkFiles(tx: Executor, resource: Resource, ids: readonly string[]): Promise<void> {
  if (fileFieldsOf(resource).length === 0) return;
  await tx.execute(sql`update record_file set unlinked_at = now()
    where record_id = any(${sql.param([...ids])}::uuid[]) and resource = ${resource.name}`);
}

/** Also one that was taken off this record and is still there: an undo names it again. */
const isFree = (
  file: Stored,
  { resource, name, actor, id }: { resource: Resource; name: string; actor: Actor; id: string },
): boolean =>
  file.resource === resource.name &&
  file.field === name &&
  (file.recordId === null ? file.uploadedBy === actor.userId : file.recordId === id);

/** Locked in one order, against deadlocks: of two records that name one upload, one gets it. */
async function lockedFiles(tx: Executor, ids: readonly string[]): Promise<Map<string, Stored>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Stored>(sql`
    select id, resource, field, record_id as "recordId", uploaded_by as "uploadedBy", file_name as "fileName",
      mime_type as "mimeType", size
    from record_file where id = any(${sql.param([...ids])}::uuid[]) order by id for update`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function writeLinks(
  tx: Executor,
  resource: Resource,
  id: string,
  fields: readonly string[],
  named: readonly string[],
): Promise<void> {
  const these = sql`any(${sql.param([...named])}::uuid[])`;
  await tx.execute(sql`update record_file set record_id = ${id}, unlinked_at = null where id = ${these}`);
  await tx.execute(sql`update record_file set unlinked_at = now()
    where record_id = ${id} and resource = ${resource.name} and field = any(${sql.param([...fields])}::text[])
      and not id = ${these} and unlinked_at is null`);
}

const notYours = {
  id: 'Berkas ini tidak dikenal atau sudah kedaluwarsa. Unggah kembali.',
  en: 'This file is unknown or has expired. Upload it again.',
};
