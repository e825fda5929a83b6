import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { codeOf, StartError } from '../start-error.ts';
import { fileEntry, type Manifest, manifestEntry, manifestSchema, secretEntry } from './manifest.ts';

/** Iterates over an archive's entries; each must be read to its end. */
export async function eachEntry(
  archive: string,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const source = createReadStream(archive);
  const entries = extract();
  source.on('error', (error) => entries.destroy(error));
  source.pipe(entries);
  try {
    for await (const entry of entries) {
      await take(entry.header.name, entry as unknown as Readable);
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

export type Checked = { manifest: Manifest; secret: string };

/**
 * Reads a whole archive and checks every entry's hash before anything is restored.
 * @throws StartError when it is no backup, is truncated, or was changed
 */
export async function checkArchive(archive: string): Promise<Checked> {
  const hashes = new Map<string, string>();
  let secret = '';
  let manifest: Manifest | undefined;
  let files = 0;
  try {
    await eachEntry(archive, async (name, content) => {
      if (name === manifestEntry) manifest = manifestSchema.parse(JSON.parse(await text(content)));
      else if (name === secretEntry) secret = await text(content);
      else {
        const hash = await hashOf(content);
        const file = fileEntry.exec(name);
        if (!file) hashes.set(name, hash);
        else if (file[3] === hash) files += 1;
        else throw new StartError(`${archive} is damaged: ${name} is not what was stored.`);
      }
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (codeOf(error) === 'ENOENT') throw new StartError(`There is no file ${archive}.`);
    throw new StartError(`${archive} is damaged or no backup of Naskah (${String(error).slice(0, 200)}).`);
  }
  if (!manifest) throw new StartError(`${archive} was cut short: its last entry is missing.`);
  const isWhole =
    secret !== '' &&
    files === manifest.files &&
    hashes.size === manifest.tables.length &&
    manifest.tables.every(({ entry, sha256 }) => hashes.get(entry) === sha256);
  if (!isWhole) throw new StartError(`${archive} is damaged: it does not hold what its list says.`);
  return { manifest, secret };
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
