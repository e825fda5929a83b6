import { Readable } from 'node:stream';
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { attachmentLimits } from '../../../domain/letters/letter.ts';
import { type Upload, uploadPartSize } from '../../../domain/letters/upload.ts';
import { say } from '../../../lib/language.ts';
import { mayDeposit } from '../../../resources/dokumen/may-deposit.ts';
import type { Executor } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notFound, Refusal } from '../../http/index.ts';
import { viewerOf, type Who } from '../../who.ts';
import { mayWrite } from '../rules/rights.ts';
import { offsetOf, startOf } from './body.ts';
import { type UploadRow, uploadParts, uploads } from './tables.ts';

const hoursKept = 24;
/** As many as two letters may have; more on their way at once is no letter. */
const mostAtOnce = attachmentLimits.count * 2;
/** Nobody waits so long for a part: a browser that lost its ids can never go on with them. */
const hoursIdle = 1;

/**
 * POST /letter/api/Upload {name, size}: begins a file that comes in parts. With too many on their way, those nothing came of for an
 * hour make room, the longest idle first.
 * @throws Refusal 403 without the right to write; 409 with too many on their way; 422 too large, empty, without a name
 */
export async function startUpload({ db }: Deps, who: Who, body: unknown): Promise<Upload> {
  // Files come this way into the archive, too.
  if (!mayWrite(who) && !mayDeposit(viewerOf(who))) throw forbidden();
  const { name, size } = startOf(body);
  await db.delete(uploads).where(lt(uploads.expiresAt, new Date()));
  const isOpen = and(eq(uploads.userId, who.userId), isNull(uploads.fileHash));
  const open = await db.$count(uploads, isOpen);
  const tooMany = open - mostAtOnce + 1;
  if (tooMany > 0 && (await dropIdle(db, who, tooMany)) < tooMany)
    throw conflict(
      say({
        id: 'Terlalu banyak berkas sedang diunggah. Tunggu sampai ada yang selesai.',
        en: 'Too many files are being uploaded. Wait until some are done.',
      }),
    );
  const [row] = await db
    .insert(uploads)
    .values({ id: newId(), userId: who.userId, name, size, expiresAt: later() })
    .returning();
  return present(row as UploadRow);
}

/** @returns how many of the person's idle uploads went, at most `count` */
async function dropIdle(db: Executor, who: Who, count: number): Promise<number> {
  // Each part puts its end off anew.
  const idleSince = new Date(later().getTime() - hoursIdle * 3_600_000);
  const idle = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, who.userId), isNull(uploads.fileHash), lt(uploads.expiresAt, idleSince)))
    .orderBy(uploads.expiresAt)
    .limit(count)
    .for('update', { skipLocked: true });
  return (await db.delete(uploads).where(inArray(uploads.id, idle)).returning({ id: uploads.id })).length;
}

/** GET /letter/api/Upload/{id}: where to go on. @throws Refusal 404 for other people's and what has expired */
export async function readUpload({ db }: Deps, who: Who, id: string): Promise<Upload> {
  return present(await find(db, who, id));
}

/**
 * PUT /letter/api/Upload/{id}?offset=: the part that begins there. The last one makes the file whole: it is looked at
 * and kept. Where that fails for no fault of the file, every part is still there: an empty one at the end tries again.
 * @throws Refusal 400 without an offset; 404 for other people's and what has expired; 409 when the part does not begin where the last one ended,
 *   with the upload as data; 422 empty or too long parts, more than was announced, a kind not accepted
 */
export async function putPart(
  deps: Deps,
  who: Who,
  id: string,
  { query, bytes }: { query: Record<string, unknown>; bytes: Buffer },
): Promise<Upload> {
  await find(deps.db, who, id);
  const offset = offsetOf(query);
  const row = await deps.db.transaction(async (tx): Promise<UploadRow> => {
    const now = await lock(tx, who, id);
    if (now.fileHash)
      throw conflict(
        say({ id: 'Berkas ini sudah lengkap.', en: 'This file is already complete.' }),
        present(now),
      );
    if (now.received !== offset)
      throw conflict(
        say({
          id: 'Unggahan ini dilanjutkan dari letak lain.',
          en: 'This upload goes on from another place.',
        }),
        present(now),
      );
    if (now.received === now.size && bytes.length === 0) return now;
    if (bytes.length === 0 || bytes.length > uploadPartSize)
      throw invalid({
        file: [
          say({
            id: 'Bagian berkas kosong atau terlalu panjang.',
            en: 'This part of the file is empty or too long.',
          }),
        ],
      });
    const received = offset + bytes.length;
    if (received > now.size)
      throw invalid({
        file: [
          say({
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

/** DELETE /letter/api/Upload/{id}: not wanted any more. @throws Refusal 404 for other people's and what has expired */
export async function dropUpload({ db }: Deps, who: Who, id: string): Promise<void> {
  await find(db, who, id);
  const dropped = await db.delete(uploads).where(ownAndAlive(who, id)).returning({ id: uploads.id });
  if (dropped.length === 0) throw gone();
}

/** The file of a whole upload of this person, to be put on a letter; undefined for any other. */
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
 * Puts the parts together; the store may be far away and slow, so nothing is held meanwhile. What is refused for what it
 * is goes at once: sending it again would not help.
 */
async function makeWhole({ db, files }: Deps, row: UploadRow): Promise<UploadRow> {
  const parts = await db
    .select({ bytes: uploadParts.bytes })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, row.id))
    .orderBy(asc(uploadParts.offset));
  // Another call was quicker, and its file is kept.
  if (parts.reduce((sum, { bytes }) => sum + bytes.length, 0) < row.size) return stillThere(db, row.id);
  const content = Readable.from(parts.map((part) => part.bytes));
  const { name, maxBytes } = { name: row.name, maxBytes: attachmentLimits.bytes };
  const kept = await files.putFile(content, { name, maxBytes, field: 'file' }).catch(async (fault) => {
    if (fault instanceof Refusal)
      await db.delete(uploads).where(and(eq(uploads.id, row.id), isNull(uploads.fileHash)));
    throw fault;
  });
  const whole = { fileHash: kept.hash, fileName: kept.name, mimeType: kept.mimeType };
  return db.transaction(async (tx) => {
    // Two who try at once have kept the same bytes; the parts went with the first.
    const [done] = await tx
      .update(uploads)
      .set(whole)
      .where(and(eq(uploads.id, row.id), eq(uploads.received, row.size), isNull(uploads.fileHash)))
      .returning();
    if (done) await tx.delete(uploadParts).where(eq(uploadParts.uploadId, row.id));
    return done ?? stillThere(tx, row.id);
  });
}

async function stillThere(executor: Executor, id: string): Promise<UploadRow> {
  const [row] = await executor.select().from(uploads).where(eq(uploads.id, id));
  if (!row) throw gone();
  return row;
}

async function find(executor: Executor, who: Who, id: string): Promise<UploadRow> {
  const [row] = isId(id) ? await executor.select().from(uploads).where(ownAndAlive(who, id)) : [];
  if (!row) throw gone();
  return row;
}

/** Held until the transaction ends: of two parts at once one is told where to go on. */
async function lock(tx: Executor, who: Who, id: string): Promise<UploadRow> {
  const [row] = await tx.select().from(uploads).where(ownAndAlive(who, id)).for('update');
  if (!row) throw gone();
  return row;
}

const ownAndAlive = (who: Who, id: string) =>
  and(eq(uploads.id, id), eq(uploads.userId, who.userId), gt(uploads.expiresAt, new Date()));
const gone = () =>
  notFound(
    say({
      id: 'Unggahan ini tidak ditemukan atau sudah kedaluwarsa.',
      en: 'This upload was not found or has expired.',
    }),
  );
const later = () => new Date(Date.now() + hoursKept * 3_600_000);

const present = ({ id, size, received, fileHash }: UploadRow): Upload => ({
  id,
  size,
  offset: received,
  isDone: fileHash !== null,
  partSize: uploadPartSize,
});
