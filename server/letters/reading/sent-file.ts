import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { downloadHeaders } from '../../files/index.ts';

/** A file in a response: content, name and media type. */
export type SentFile = { content: Readable; name: string; mimeType: string; size?: number };

/** Answers with the file, to be shown in place. */
export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  const headers = downloadHeaders(file, { inline: true });
  return reply
    .headers({ ...headers, ...(file.size !== undefined && { 'content-length': file.size }) })
    .send(file.content);
}
