import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { picture, pictureAddress } from '../../../domain/accounts/account.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { pictureSize } from '../../files/index.ts';
import { invalid, notFound } from '../../http/index.ts';
import type { Painter } from '../../pictures/index.ts';
import { personSettings } from '../tables.ts';

const mostSide = 6000;
const refused = (message: string) => invalid({ file: [message] }, message);

/**
 * Sets the user's avatar: checked by content and redrawn as a square JPEG, so that nothing of the uploaded file
 * remains.
 * @throws Refusal 422 at `file`: no picture, broken, too small, too large
 */
export async function setPicture(
  { db, files }: Deps,
  painter: Painter,
  actor: Actor,
  content: Buffer,
  kind: 'png' | 'jpeg',
): Promise<string | null> {
  const given = files.viewOf(content, { name: `foto.${kind}`, maxBytes: picture.mostBytes });
  const size = pictureSize(content, given.mimeType);
  if (!size)
    throw refused(
      translate({
        id: 'Gambar ini rusak atau tidak lengkap. Pilih berkas lain.',
        en: 'This picture is damaged or incomplete. Choose another file.',
      }),
    );
  if (Math.min(size.width, size.height) < picture.smallest)
    throw refused(
      translate({
        id: `Gambar ini terlalu kecil. Gunakan paling sedikit ${picture.smallest} × ${picture.smallest} piksel.`,
        en: `This picture is too small. Use at least ${picture.smallest} × ${picture.smallest} pixels.`,
      }),
    );
  if (Math.max(size.width, size.height) > mostSide)
    throw refused(
      translate({
        id: `Gambar ini terlalu besar. Gunakan paling banyak ${mostSide} piksel pada sisi terpanjang.`,
        en: `This picture is too large. Use at most ${mostSide} pixels on the longer side.`,
      }),
    );
  const drawn = await painter.draw({ content, width: picture.size, height: picture.size });
  if ('fault' in drawn)
    throw refused(
      translate({
        id: 'Gambar ini rusak atau tidak lengkap. Pilih berkas lain.',
        en: 'This picture is damaged or incomplete. Choose another file.',
      }),
    );
  const { hash } = await files.putFile(Buffer.from(drawn.picture), {
    name: 'foto.jpg',
    maxBytes: picture.mostBytes,
  });
  await db.transaction((tx) => keep(tx, actor, hash));
  return pictureAddress(actor.userId, hash);
}

/** Deletes the avatar. Idempotent. */
export const removePicture = ({ db }: Deps, actor: Actor): Promise<void> =>
  db.transaction((tx) => keep(tx, actor, null));

/**
 * Reads a user's avatar, for any signed-in user.
 * @throws Refusal 404 when there is none
 */
export async function readPicture({ db, files }: Deps, userId: string): Promise<Readable> {
  const found = isId(userId)
    ? await db.execute<{ hash: string | null }>(
        sql`select picture_hash as hash from person_setting where user_id = ${userId}`,
      )
    : undefined;
  const hash = found?.rows[0]?.hash;
  if (!hash) throw notFound(translate({ id: 'Foto tidak ditemukan.', en: 'This photo was not found.' }));
  return files.getFile(hash);
}

async function keep(tx: Executor, actor: Actor, pictureHash: string | null): Promise<void> {
  await tx
    .insert(personSettings)
    .values({ userId: actor.userId, pictureHash })
    .onConflictDoUpdate({ target: personSettings.userId, set: { pictureHash } });
  const action = pictureHash ? 'set-picture' : 'remove-picture';
  await recordAudit(tx, { actor, action, resource: 'manajemen-user.user', recordId: actor.userId });
}
