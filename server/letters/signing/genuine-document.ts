import type { Readable } from 'node:stream';
import { translate } from '../../../lib/language.ts';
import { reportAltered } from '../../altered-files/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { isSealOf } from './seal.ts';
import type { StoredDocument } from './set-document.ts';

/**
 * Loads a signed letter's bytes, unaltered or not at all: the store verifies the hash, this verifies the
 * installation's seal.
 * @throws Refusal 404 gone; 409 altered
 */
export async function genuineDocument(
  { db, config, files }: Pick<Deps, 'db' | 'config' | 'files'>,
  { letterId, fileHash, sha256, signature }: StoredDocument,
): Promise<Readable> {
  if (fileHash !== sha256 || !isSealOf(config.secret, signature, sha256)) {
    await reportAltered(db, { action: 'altered-document', sha256, recordId: letterId });
    throw conflict(
      translate({
        id: 'Dokumen yang tersimpan bukan lagi yang ditandatangani. Hubungi administrator.',
        en: 'The stored document is no longer the one that was signed. Ask an administrator.',
      }),
    );
  }
  return files.getFile(fileHash);
}
