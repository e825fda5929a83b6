import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { bytesToSee } from './file-types.ts';

/** Stored content can be read and removed, not written. */
export const readOnly = 0o444;

export type Seen = { hash: string; size: number; head: Buffer; tail: Buffer };

/**
 * Flushes to disk: an accepted file must survive a power cut. Beyond
 * `maxBytes` drains the stream, so that the request ends.
 */
export async function receive(
  content: Uint8Array | Readable,
  path: string,
  maxBytes: number,
  tooLarge: Error,
): Promise<Seen> {
  const hash = createHash('sha256');
  let size = 0;
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  const file = await open(path, 'wx');
  try {
    for await (const chunk of chunksOf(content)) {
      size += chunk.length;
      if (size >= maxBytes) throw tooLarge;
      hash.update(chunk);
      if (head.length < bytesToSee) head = Buffer.concat([head, chunk.subarray(0, bytesToSee - head.length)]);
      tail = (chunk.length >= bytesToSee ? chunk : Buffer.concat([tail, chunk])).subarray(-bytesToSee);
      await file.writeFile(chunk);
    }
    // Nothing ever writes into stored content. Windows would not replace such a file by the same content.
    if (process.platform !== 'win32') await file.chmod(readOnly);
    await file.sync();
  } finally {
    await file.close();
    if (content instanceof Readable) content.resume();
  }
  return { hash: hash.digest('hex'), size, head, tail };
}

function chunksOf(content: Uint8Array | Readable): Iterable<Buffer> | AsyncIterable<Buffer> {
  return content instanceof Readable ? content.iterator({ destroyOnReturn: false }) : [Buffer.from(content)];
}
