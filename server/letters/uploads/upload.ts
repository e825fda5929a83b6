import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { UploadCalls } from '../../../domain/calls/letters/uploads.ts';
import { attachmentLimits } from '../../../domain/letters/letter.ts';
import { textPictureLimits } from '../../../domain/letters/text-pictures.ts';
import { type Upload, uploadPartSize } from '../../../domain/letters/upload.ts';
import { translate } from '../../../lib/language.ts';
import { mayDeposit } from '../../../resources/dokumen/may-deposit.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { isPrintablePicture } from '../../documents/index.ts';
import { pictureSize, type StoredFile, tooLargeMessage } from '../../files/index.ts';
import { conflict, forbidden, invalid, notFound, Refusal } from '../../http/index.ts';
import { mayWrite } from '../rules/rights.ts';
import { offsetOf } from './body.ts';
import { type UploadRow, uploadParts, uploads } from './tables.ts';

const lifetimeHours = 24;
/** Concurrent uploads per user: the attachments of two letters. */
const mostAtOnce = attachmentLimits.count * 2;
/** Idle timeout in hours: a browser that lost its ids can never resume. */
const hoursIdle = 1;

/**
 * POST /letter/api/Upload {name, size}: starts a chunked upload. At the limit, uploads idle for an hour are
 * dropped, longest idle first.
 * @throws Refusal 403 without the right to write; 409 with too many on their way; 422 too large, empty, without a
 * name, a picture by the name of another kind
 */
export async function startUpload(
  { db }: Deps,
  actor: Actor,
  body: ReadBody<UploadCalls['start']>,
): Promise<Upload> {
  // Deposits into the archive upload this way, too.
  if (!mayWrite(actor) && !mayDeposit(viewerOf(actor))) throw forbidden();
  const { name, size, isPicture } = body();
  if (isPicture) assertPicture(name, size);
  await db.delete(uploads).where(lt(uploads.expiresAt, new Date()));
  const isOpen = and(eq(uploads.userId, actor.userId), isNull(uploads.fileHash));
  const open = await db.$count(uploads, isOpen);
  const tooMany = open - mostAtOnce + 1;
  if (tooMany > 0 && (await dropIdle(db, actor, tooMany)) < tooMany)
    throw conflict(
      translate({
        id: 'Terlalu banyak berkas sedang diunggah. Tunggu sampai ada yang selesai.',
        en: 'Too many files are being uploaded. Wait until some are done.',
      }),
    );
  const [row] = await db
    .insert(uploads)
    .values({
      id: newId(),
      userId: actor.userId,
      name,
      size,
      pixels: isPicture ? 0 : null,
      expiresAt: later(),
    })
    .returning();
  return present(row as UploadRow);
}

/** @returns how many of the person's idle uploads went, at most `count` */
async function dropIdle(db: Executor, actor: Actor, count: number): Promise<number> {
  // Each part extends the expiry.
  const idleSince = new Date(later().getTime() - hoursIdle * 3_600_000);
  const idle = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, actor.userId), isNull(uploads.fileHash), lt(uploads.expiresAt, idleSince)))
    .orderBy(uploads.expiresAt)
    .limit(count)
    .for('update', { skipLocked: true });
  return (await db.delete(uploads).where(inArray(uploads.id, idle)).returning({ id: uploads.id })).length;
}

/**
 * GET /letter/api/Upload/{id}: the offset to resume at.
 * @throws Refusal 404 for other users' and expired uploads
 */
export async function readUpload({ db }: Deps, actor: Actor, id: string): Promise<Upload> {
  return present(await find(db, actor, id));
}

/**
 * PUT /letter/api/Upload/{id}?offset=: the last part stores the file; if the store fails, an empty part retries.
 * @throws Refusal 400 without an offset; 404 for other users' and expired uploads; 409 when the part does not begin
 * where the last one ended, with the upload as data; 422 empty or too long parts, more than was announced, a kind
 * not accepted, a picture that cannot be printed
 */
export async function putPart(
  deps: Deps,
  actor: Actor,
  id: string,
  { query, bytes }: { query: Record<string, unknown>; bytes: Buffer },
): Promise<Upload> {
  await find(deps.db, actor, id);
  const offset = offsetOf(query);
  const row = await deps.db.transaction(async (tx): Promise<UploadRow> => {
    const now = await lock(tx, actor, id);
    if (now.fileHash)
      throw conflict(
        translate({ id: 'Berkas ini sudah lengkap.', en: 'This file is already complete.' }),
        present(now),
      );
    if (now.received !== offset)
      throw conflict(
        translate({
          id: 'Unggahan ini dilanjutkan dari letak lain.',
          en: 'This upload goes on from another place.',
        }),
        present(now),
      );
    if (now.received === now.size && bytes.length === 0) return now;
    if (bytes.length === 0 || bytes.length > uploadPartSize)
      throw invalid({
        file: [
          translate({
            id: 'Bagian berkas kosong atau terlalu panjang.',
            en: 'This part of the file is empty or too long.',
          }),
        ],
      });
    const received = offset + bytes.length;
    if (received > now.size)
      throw invalid({
        file: [
          translate({
            id: 'Isi berkas lebih panjang dari yang dinyatakan.',
            en: 'The file is longer than was stated.',
          }),
        ],
      });
    await tx.insert(uploadParts).values({ uploadId: now.id, offset, bytes });
    await tx.update(uploads).set({ received, expiresAt: later() }).where(eq(uploads.id, now.id));
    return { ...now, received };
  });
  return present(row.received === row.size ? await makeWhole(deps, row) : row);
}

/**
 * DELETE /letter/api/Upload/{id}: cancels an upload.
 * @throws Refusal 404 for other users' and expired uploads
 */
export async function dropUpload({ db }: Deps, actor: Actor, id: string): Promise<void> {
  await find(db, actor, id);
  const dropped = await db.delete(uploads).where(ownAndAlive(actor, id)).returning({ id: uploads.id });
  if (dropped.length === 0) throw gone();
}

/** The file of this user's complete upload, to attach to a letter; undefined for any other. */
export async function uploadedFile(
  executor: Executor,
  userId: string,
  id: string,
): Promise<{ fileHash: string; fileName: string; mimeType: string; size: number } | undefined> {
  const [row] = await executor
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId), gt(uploads.expiresAt, new Date())));
  if (!row?.fileHash || !row.fileName || !row.mimeType) return undefined;
  return { fileHash: row.fileHash, fileName: row.fileName, mimeType: row.mimeType, size: row.size };
}

/**
 * Joins the parts without a lock: the store may be slow. Deletes refused kinds, as a retry would not help.
 */
async function makeWhole({ db, files }: Deps, row: UploadRow): Promise<UploadRow> {
  const parts = await db
    .select({ bytes: uploadParts.bytes })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, row.id))
    .orderBy(asc(uploadParts.offset));
  // A concurrent call was quicker, and its file is stored.
  if (parts.reduce((sum, { bytes }) => sum + bytes.length, 0) < row.size) return stillThere(db, row.id);
  const content = Readable.from(parts.map((part) => part.bytes));
  const { name, maxBytes } = { name: row.name, maxBytes: attachmentLimits.bytes };
  const keep = async () => {
    const stored = await files.putFile(content, { name, maxBytes, field: 'file' });
    return { stored, pixels: row.pixels === null ? null : await pixelsOf(files, stored) };
  };
  const { stored, pixels } = await keep().catch(async (fault) => {
    if (fault instanceof Refusal)
      await db.delete(uploads).where(and(eq(uploads.id, row.id), isNull(uploads.fileHash)));
    throw fault;
  });
  const whole = { fileHash: stored.hash, fileName: stored.name, mimeType: stored.mimeType, pixels };
  return db.transaction(async (tx) => {
    // Concurrent calls stored the same bytes; the first deleted the parts.
    const [done] = await tx
      .update(uploads)
      .set(whole)
      .where(and(eq(uploads.id, row.id), eq(uploads.received, row.size), isNull(uploads.fileHash)))
      .returning();
    if (done) await tx.delete(uploadParts).where(eq(uploadParts.uploadId, row.id));
    return done ?? stillThere(tx, row.id);
  });
}

/** Kind and size as announced: what is sent then is looked at by its content. */
function assertPicture(name: string, size: number): void {
  if (!/\.(?:png|jpe?g)$/i.test(name)) throw invalid({ name: [translate(otherKind)] });
  if (size >= textPictureLimits.bytes) throw invalid({ size: [tooLargeMessage(textPictureLimits.bytes)] });
}

/** @throws Refusal 422 for what the typesetter cannot print: damaged, or of colours no archival PDF may have */
async function pixelsOf(files: Deps['files'], { hash, mimeType }: StoredFile): Promise<number> {
  const content = await buffer(await files.getFile(hash));
  const size = pictureSize(content, mimeType);
  if (size && (await isPrintablePicture(content, mimeType))) return size.width * size.height;
  const message = translate(unprintable);
  throw invalid({ file: [message] }, message);
}

const otherKind = {
  id: 'Gambar dalam teks harus PNG atau JPEG.',
  en: 'A picture in the text must be a PNG or JPEG.',
};
const unprintable = {
  id: 'Gambar ini rusak atau tidak dapat dicetak. Simpan kembali sebagai PNG atau JPEG biasa, lalu sisipkan.',
  en: 'This picture is damaged or cannot be printed. Save it as a plain PNG or JPEG once more, then insert it.',
};

async function stillThere(executor: Executor, id: string): Promise<UploadRow> {
  const [row] = await executor.select().from(uploads).where(eq(uploads.id, id));
  if (!row) throw gone();
  return row;
}

async function find(executor: Executor, actor: Actor, id: string): Promise<UploadRow> {
  const [row] = isId(id) ? await executor.select().from(uploads).where(ownAndAlive(actor, id)) : [];
  if (!row) throw gone();
  return row;
}

/** Locked until the transaction ends: of two concurrent parts one gets the offset to resume at. */
async function lock(tx: Executor, actor: Actor, id: string): Promise<UploadRow> {
  const [row] = await tx.select().from(uploads).where(ownAndAlive(actor, id)).for('update');
  if (!row) throw gone();
  return row;
}

const ownAndAlive = (actor: Actor, id: string) =>
  and(eq(uploads.id, id), eq(uploads.userId, actor.userId), gt(uploads.expiresAt, new Date()));
const gone = () =>
  notFound(
    translate({
      id: 'Unggahan ini tidak ditemukan atau sudah kedaluwarsa.',
      en: 'This upload was not found or has expired.',
    }),
  );
const later = () => new Date(Date.now() + lifetimeHours * 3_600_000);

const present = ({ id, size, received, fileHash }: UploadRow): Upload => ({
  id,
  size,
  offset: received,
  isDone: fileHash !== null,
  partSize: uploadPartSize,
});
