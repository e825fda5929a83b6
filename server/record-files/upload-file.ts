import type { MultipartFile } from '@fastify/multipart';
import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isOfKind, otherThan } from '../../lib/file-kinds.ts';
import { translate } from '../../lib/language.ts';
import type { RecordFile, Resource } from '../../resources/declare.ts';
import { acceptOf } from '../../resources/kinds/file/accepted.ts';
import { type FilesField, holdsFiles, mostBytesOf } from '../../resources/kinds/file/limits.ts';
import type { Actor } from '../actor.ts';
import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, invalid, notFound } from '../http/index.ts';
import { recordFiles } from './tables.ts';
import type { Thumbs } from './thumbs.ts';

type Into = { resource: Resource; name: string; field: FilesField };

/** Uploads of one person that no record names yet: the fullest form has 20 of each field. */
const mostUnsaved = 60;
const hour = 3_600_000;

/** @throws Refusal 404 for fields that hold no files */
export function filesFieldOf(resource: Resource, name: string): FilesField {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!holdsFiles(field)) throw notFound();
  return field;
}

/**
 * POST /{service}/api/{Entity}/files/{field}: checks a file by its content and keeps it for a record to name.
 * @throws Refusal 409 with too many unsaved uploads; 422 at `file`: none, of another kind than the field takes or its
 * name says, too large, empty, harmful, or a picture that cannot be drawn
 */
export async function uploadFile(
  deps: Deps,
  thumbs: Thumbs,
  request: FastifyRequest,
  { resource, name, field }: Into,
): Promise<RecordFile> {
  const { actor } = request;
  await makeRoom(deps, actor);
  const maxBytes = mostBytesOf(field);
  const sent = await sentFile(request, maxBytes);
  const kinds = acceptOf(field);
  if (!isOfKind(sent.filename, kinds)) {
    sent.file.resume();
    throw refused(translate(otherThan(kinds)));
  }
  const stored = await deps.files.putFile(sent.file, { name: sent.filename, maxBytes, field: 'file' });
  if (field.kind === 'image' && !(await thumbs.canDraw(stored))) throw refused(translate(broken));
  const id = newId();
  await deps.db.insert(recordFiles).values({
    id,
    resource: resource.name,
    field: name,
    fileHash: stored.hash,
    fileName: stored.name,
    mimeType: stored.mimeType,
    size: stored.size,
    uploadedBy: actor.userId,
  });
  return { id, title: stored.name, size: stored.size, type: stored.mimeType };
}

/**
 * At the limit, uploads that were left an hour ago go.
 * @throws Refusal 409
 */
async function makeRoom({ db }: Deps, { userId }: Actor): Promise<void> {
  const isUnsaved = and(eq(recordFiles.uploadedBy, userId), isNull(recordFiles.recordId));
  const unsaved = async () => (await db.select({ n: count() }).from(recordFiles).where(isUnsaved))[0]?.n ?? 0;
  if ((await unsaved()) < mostUnsaved) return;
  await db.delete(recordFiles).where(and(isUnsaved, lt(recordFiles.createdAt, new Date(Date.now() - hour))));
  if ((await unsaved()) >= mostUnsaved) throw conflict(translate(tooMany));
}

/** @throws Refusal 422 where the body has no file */
async function sentFile(request: FastifyRequest, maxBytes: number): Promise<MultipartFile> {
  const file = request.isMultipart() ? await request.file({ limits: { fileSize: maxBytes } }) : undefined;
  if (!file) throw refused(translate(missing));
  return file;
}

const refused = (message: string) => invalid({ file: [message] }, message);
const missing = { id: 'Sertakan satu berkas.', en: 'Attach one file.' };
const broken = {
  id: 'Gambar ini rusak atau tidak lengkap. Pilih berkas lain.',
  en: 'This picture is damaged or incomplete. Choose another file.',
};
const tooMany = {
  id: 'Terlalu banyak berkas yang belum disimpan. Simpan datanya lebih dahulu.',
  en: 'Too many files are not saved yet. Save their records first.',
};
