import { and, eq, isNull } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { RecordFile, Resource, RowRule } from '../../resources/declare.ts';
import type { Actor } from '../actor.ts';
import { getRecord } from '../crud/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/index.ts';
import { recordFiles } from './tables.ts';
import { filesFieldOf } from './upload-file.ts';

export type FoundFile = { hash: string; name: string; mimeType: string; size: number };

/**
 * A file of a record, as far as the record may be read.
 * @throws Refusal 404 for unseen records, other fields, and files that the record does not name
 */
export async function findSaved(
  { db, pool }: Deps,
  resource: Resource,
  rule: RowRule,
  { id, field, fileId }: { id: string; field: string; fileId: string },
): Promise<FoundFile> {
  filesFieldOf(resource, field);
  const record = await getRecord(pool, resource, id, rule);
  const named = (record[field] as RecordFile[]).find((one) => one.id === fileId.toLowerCase());
  if (!named) throw gone();
  const [stored] = await db
    .select()
    .from(recordFiles)
    .where(and(eq(recordFiles.id, named.id), eq(recordFiles.recordId, String(record.id))));
  if (!stored) throw gone();
  return found(stored, named.title);
}

/**
 * An upload that no record names yet, for whom it came from.
 * @throws Refusal 404 for others' uploads, and for what is saved or past its day
 */
export async function findUploaded(
  { db }: Deps,
  resource: Resource,
  actor: Actor,
  { field, fileId }: { field: string; fileId: string },
): Promise<FoundFile> {
  filesFieldOf(resource, field);
  const [stored] = isId(fileId)
    ? await db
        .select()
        .from(recordFiles)
        .where(
          and(
            eq(recordFiles.id, fileId),
            eq(recordFiles.resource, resource.name),
            eq(recordFiles.field, field),
            eq(recordFiles.uploadedBy, actor.userId),
            isNull(recordFiles.recordId),
          ),
        )
    : [];
  if (!stored) throw gone();
  return found(stored, stored.fileName);
}

/** Its title with the end of its name, which a title may lack. */
function found(stored: typeof recordFiles.$inferSelect, title: string): FoundFile {
  const { fileHash: hash, mimeType, size, fileName } = stored;
  const end = fileName.slice(fileName.lastIndexOf('.'));
  const name = title.toLowerCase().endsWith(end.toLowerCase()) ? title : `${title}${end}`;
  return { hash, name, mimeType, size };
}

const gone = () => notFound(translate({ id: 'Berkas tidak ditemukan.', en: 'This file was not found.' }));
