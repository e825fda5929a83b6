import { and, eq, isNull, sql } from 'drizzle-orm';
import { archiveLimits } from '../../../domain/archive/archive-detail.ts';
import type { FileOrder, NewArchiveFile, NewArchiveVersion } from '../../../domain/calls/archive-items.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { inTransaction } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { type ArchiveRow, assertUsesArchive, findInWork } from '../rules/find-archive.ts';
import { recordChange } from '../rules/record-change.ts';
import { archiveFiles } from '../tables.ts';
import { soundFile } from '../uploading/uploaded.ts';
import { keepFiles, titleOfFile } from './keep-files.ts';
import { noSuchDocument } from './no-such-document.ts';

/**
 * POST /arsip/api/Archive/{id}/files {uploadId, title, note}: adds a file. Idempotent.
 * @throws Refusal as findInWork; 409 at the item's file limit; 422 as soundFile
 */
export async function addFile(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => NewArchiveFile,
): Promise<void> {
  await findInWork(deps.db, actor, id);
  const asked = body();
  const file = await soundFile(deps, actor, asked.uploadId);
  await inTransaction(deps.db, async (tx) => {
    const item = await findInWork(tx, actor, id);
    if (await isKept(tx, item, file.uploadId)) return;
    const { slot, count } = await nextSlot(tx, item.id);
    if (count >= archiveLimits.files)
      throw conflict(
        translate({
          id: `Satu arsip memuat paling banyak ${archiveLimits.files} dokumen.`,
          en: `One item holds at most ${archiveLimits.files} documents.`,
        }),
      );
    const title = asked.title || titleOfFile(file.fileName);
    await keepFiles(tx, actor, item.id, [{ ...file, slot, version: 1, title, note: asked.note }]);
    await recordChange(tx, actor, item, 'add-file', { title, fileName: file.fileName });
  });
}

/**
 * POST /arsip/api/Archive/{id}/files/{fileId}/versions {uploadId, note}: replaces the current file, which stays as
 * an older version.
 * @throws Refusal as findInWork; 404 for no file of it; 409 for a letter's own, or after a concurrent change; 422
 */
export async function addVersion(
  deps: Deps,
  actor: Actor,
  id: string,
  fileId: string,
  body: () => NewArchiveVersion,
): Promise<void> {
  await findInWork(deps.db, actor, id);
  const asked = body();
  const file = await soundFile(deps, actor, asked.uploadId);
  await inTransaction(deps.db, async (tx) => {
    const item = await findInWork(tx, actor, id);
    if (await isKept(tx, item, file.uploadId)) return;
    const current = await currentFile(tx, item, fileId);
    if (current.fileHash === file.fileHash)
      throw invalid({
        uploadId: [
          translate({
            id: 'Isi dokumen ini sama dengan versi yang berlaku.',
            en: 'This document is the same as the current version.',
          }),
        ],
      });
    await tx.update(archiveFiles).set({ isCurrent: false }).where(eq(archiveFiles.id, current.id));
    const version = current.version + 1;
    await keepFiles(tx, actor, item.id, [
      { ...file, slot: current.slot, version, title: current.title, note: asked.note },
    ]);
    await recordChange(tx, actor, item, 'add-file-version', {
      title: current.title,
      version,
      fileName: file.fileName,
    });
  });
}

/**
 * DELETE /arsip/api/Archive/{id}/files/{fileId}: removes it from the item's files; the record stays.
 * @throws Refusal as findInWork; 404 for no file of it; 409 for a letter's own or the last one
 */
export async function removeFile({ db }: Deps, actor: Actor, id: string, fileId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const item = await findInWork(tx, actor, id);
    const current = await currentFile(tx, item, fileId);
    const { count } = await nextSlot(tx, item.id);
    if (count <= 1)
      throw conflict(
        translate({
          id: 'Arsip memerlukan paling sedikit satu dokumen. Tambahkan versi baru sebagai gantinya.',
          en: 'An item needs at least one document. Add a new version instead.',
        }),
      );
    await tx
      .update(archiveFiles)
      .set({ removedAt: new Date(), removedByUserId: actor.userId })
      .where(and(eq(archiveFiles.archiveId, item.id), eq(archiveFiles.slot, current.slot)));
    await recordChange(tx, actor, item, 'remove-file', { title: current.title, fileName: current.fileName });
  });
}

/**
 * PUT /arsip/api/Archive/{id}/files/order {fileIds}: reorders the current files; each must be given exactly once.
 * @throws Refusal as findInWork; 422 when they are not exactly the item's files
 */
export async function orderFiles(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: () => FileOrder,
): Promise<void> {
  assertUsesArchive(actor);
  await inTransaction(db, async (tx) => {
    const item = await findInWork(tx, actor, id);
    const { fileIds } = body();
    const present = await tx
      .select({ id: archiveFiles.id, slot: archiveFiles.slot })
      .from(archiveFiles)
      .where(
        and(
          eq(archiveFiles.archiveId, item.id),
          eq(archiveFiles.isCurrent, true),
          isNull(archiveFiles.removedAt),
        ),
      );
    const slotOf = new Map(present.map((file) => [file.id, file.slot]));
    const slots = fileIds.map((fileId) => slotOf.get(fileId));
    if (new Set(fileIds).size !== present.length || slots.includes(undefined))
      throw invalid({
        fileIds: [
          translate({
            id: 'Sertakan semua dokumen arsip ini, masing-masing satu kali.',
            en: 'Give all documents of this item, each once.',
          }),
        ],
      });
    const sorted = slots.toSorted((a, b) => Number(a) - Number(b));
    // Move all out of the way first: the unique slot forbids two files in one place, even briefly.
    await tx
      .update(archiveFiles)
      .set({ slot: sql`${archiveFiles.slot} + ${aside}` })
      .where(and(eq(archiveFiles.archiveId, item.id), isNull(archiveFiles.removedAt)));
    for (const [at, slot] of slots.entries())
      await tx
        .update(archiveFiles)
        .set({ slot: Number(sorted[at]) })
        .where(and(eq(archiveFiles.archiveId, item.id), eq(archiveFiles.slot, Number(slot) + aside)));
    await recordChange(tx, actor, item, 'order-files', { fileIds });
  });
}

const aside = 1_000_000;

/** Finds the current version of a file that may be changed. */
async function currentFile(tx: Executor, item: ArchiveRow, fileId: string) {
  const [file] = isId(fileId)
    ? await tx
        .select()
        .from(archiveFiles)
        .where(
          and(
            eq(archiveFiles.id, fileId),
            eq(archiveFiles.archiveId, item.id),
            isNull(archiveFiles.removedAt),
          ),
        )
    : [];
  if (!file) throw noSuchDocument();
  if (!file.isCurrent)
    throw conflict(
      translate({
        id: 'Dokumen ini sudah diganti versi yang lebih baru. Muat ulang halaman.',
        en: 'A newer version has replaced this document. Reload the page.',
      }),
    );
  if (isLettersOwn(item, file))
    throw conflict(
      translate({
        id: 'Dokumen ini milik naskahnya dan tidak dapat diganti atau dihapus.',
        en: 'This document belongs to its letter and cannot be replaced or deleted.',
      }),
    );
  return file;
}

/** Files that came with the letter stay as signed (SPEC B1.3). */
export const isLettersOwn = (item: { origin: string }, file: { uploadId: string | null }): boolean =>
  item.origin === 'naskah' && file.uploadId === null;

async function isKept(tx: Executor, item: ArchiveRow, uploaded: string): Promise<boolean> {
  const [kept] = await tx
    .select({ archiveId: archiveFiles.archiveId })
    .from(archiveFiles)
    .where(eq(archiveFiles.uploadId, uploaded));
  if (kept && kept.archiveId !== item.id)
    throw conflict(
      translate({
        id: 'Unggahan ini sudah menjadi dokumen arsip lain.',
        en: 'This upload is already a document of another item.',
      }),
    );
  return kept !== undefined;
}

async function nextSlot(tx: Executor, archiveId: string): Promise<{ slot: number; count: number }> {
  const { rows } = await tx.execute<{ slot: number; count: number }>(sql`
    select coalesce(max(slot) + 1, 0)::int as slot,
      (count(*) filter (where is_current and removed_at is null))::int as count
    from archive_file where archive_id = ${archiveId}`);
  return rows[0] ?? { slot: 0, count: 0 };
}
