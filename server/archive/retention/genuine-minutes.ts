import { buffer } from 'node:stream/consumers';
import { translate } from '../../../lib/language.ts';
import { reportAltered } from '../../altered-files/index.ts';
import type { Deps } from '../../deps.ts';
import { sha256 } from '../../documents/index.ts';
import { conflict } from '../../http/index.ts';
import { isSealOf } from '../../letters/index.ts';
import type { Minutes } from './tables.ts';

/**
 * Loads signed minutes, checking their hash and this installation's seal every time.
 * @throws Refusal 404 gone; 409 altered
 */
export async function genuineMinutes(
  { db, config, files }: Pick<Deps, 'db' | 'config' | 'files'>,
  minutes: Minutes,
): Promise<Buffer> {
  const content = await buffer(await files.getFile(minutes.fileHash));
  if (sha256(content) !== minutes.sha256 || !isSealOf(config.secret, minutes.signature, minutes.sha256)) {
    await reportAltered(db, { action: 'altered-document', sha256: minutes.sha256 });
    throw conflict(
      translate({
        id: 'Berita acara yang tersimpan bukan lagi yang ditandatangani. Hubungi administrator.',
        en: 'The stored minutes are no longer those that were signed. Ask an administrator.',
      }),
    );
  }
  return content;
}
