import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { isCancelled } from '../../../domain/letters/letter-life.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { securityClassification } from '../../../resources/master-data/klasifikasi-keamanan.ts';
import type { Actor } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { CannotStamp, NotStamped, sha256, stampFile } from '../../documents/index.ts';
import { conflict, unavailable } from '../../http/index.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { actsForAnother } from '../rules/visible-letters.ts';
import type { LetterRow } from '../tables.ts';
import { recordCopy } from './given-copies.ts';
import type { SentFile } from './sent-file.ts';

const kinds = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
/** What decides on the mark: the class. */
type Classed = Pick<LetterRow, 'securityId' | 'securityRank'>;
const canCarry = (mimeType: string): mimeType is keyof typeof kinds => Object.hasOwn(kinds, mimeType);

/** Reader and time on a copy leaving the system: always above Biasa, below if the class asks (SPEC B3). */
export async function readerMark(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  letter: Classed,
): Promise<string | undefined> {
  if (letter.securityRank <= openRank && !(await requiresMark(db, letter))) return undefined;
  const forWhom = actsForAnother(actor) ? `, untuk ${actor.positionName}` : '';
  return `${actor.personName}${forWhom} · ${longDate(new Date())}`;
}

/**
 * Marks a file above Biasa. Unmarkable kinds (text, locked PDF) go out logged; markable ones never unmarked,
 * whatever the attacher chose.
 * @throws Refusal 503 where it could not be marked in time, 409 for a picture that cannot be read
 */
export async function marked(
  deps: Deps,
  actor: Actor,
  letter: LetterRow,
  file: SentFile,
  isLetter = false,
): Promise<SentFile> {
  const line = (await readerMark(deps, actor, letter)) ?? '';
  // Only the letter is marked cancelled: its attachments have no number.
  const wasCancelled = isLetter && isCancelled(letter.state);
  if (!line && !wasCancelled) return file;
  const copy = await markedCopy(
    deps,
    actor,
    { line, securityRank: letter.securityRank, isCancelled: wasCancelled },
    file,
  );
  if (!copy.isMarked) await recordOpening(deps.db, actor, letter, 'download-unmarked', file.name);
  return copy.file;
}

/**
 * Copies a file with the line on every page, where possible (isMarked).
 * @throws Refusal 503 where it could not be marked in time, 409 for a picture that cannot be read
 */
export async function markedCopy(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { line, securityRank, isCancelled }: { line: string; securityRank: number; isCancelled?: boolean },
  file: SentFile,
): Promise<{ file: SentFile; isMarked: boolean }> {
  if (!canCarry(file.mimeType)) return { file, isMarked: false };
  const original = await buffer(file.content);
  try {
    const copy = await stampFile({ file: original, kind: kinds[file.mimeType], line, isCancelled });
    await recordCopy(db, actor, { original: sha256(original), copy: sha256(copy) });
    const marked = {
      content: Readable.from([Buffer.from(copy)]),
      name: file.name.replace(/\.(png|jpe?g)$/i, '.pdf'),
      mimeType: 'application/pdf',
      size: copy.byteLength,
    };
    return { file: marked, isMarked: true };
  } catch (error) {
    if (!(error instanceof CannotStamp)) throw error;
    if (securityRank > openRank) assertMayGoUnmarked(error, file);
    return { file: { ...file, content: Readable.from([original]) }, isMarked: false };
  }
}

function assertMayGoUnmarked(error: CannotStamp, { mimeType }: SentFile): void {
  if (error instanceof NotStamped)
    throw unavailable(
      translate({
        id: 'Berkas ini belum dapat diberi tanda air Anda. Coba lagi beberapa saat lagi.',
        en: 'Your watermark cannot be put on this file just now. Try again in a moment.',
      }),
    );
  if (mimeType !== 'application/pdf')
    throw conflict(
      translate({
        id: 'Gambar ini rusak atau terlalu besar untuk diberi tanda air, jadi tidak dapat diunduh.',
        en: 'This picture is damaged or too large for a watermark, so it cannot be downloaded.',
      }),
    );
}

async function requiresMark(db: Deps['db'], { securityId }: Classed): Promise<boolean> {
  if (!securityId) return false;
  const classes = tableOf(securityClassification);
  const [found] = await db
    .select({ watermark: classes.watermark })
    .from(classes)
    .where(eq(classes.id, securityId));
  return found?.watermark === true;
}
