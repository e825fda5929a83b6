import type { Readable } from 'node:stream';
import { translate } from '../../../lib/language.ts';
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
  { config, files }: Pick<Deps, 'config' | 'files'>,
  { fileHash, sha256, signature }: StoredDocument,
): Promise<Readable> {
  if (fileHash !== sha256 || !isSealOf(config.secret, signature, sha256))
    throw conflict(
      translate({
        id: 'Dokumen yang tersimpan bukan lagi yang ditandatangani. Hubungi administrator.',
        en: 'The stored document is no longer the one that was signed. Ask an administrator.',
      }),
    );
  return files.getFile(fileHash);
}
