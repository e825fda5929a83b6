import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { bytesToSee } from './file-types.ts';

/** What is known of a file once it has arrived. */
export type Seen = { hash: string; size: number; head: Buffer; tail: Buffer };

/**
 * Writes the content to `path`, flushed to the disk: what is answered must outlive a power cut, not only a killed
 * process. Stops with `tooLarge` at `maxBytes`; the rest of a stream is then let pass unread, so that the request ends.
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
