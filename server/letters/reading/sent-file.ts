import type { Readable } from 'node:stream';

/** A file in a response: content, name and media type. */
export type SentFile = { content: Readable; name: string; mimeType: string; size?: number };
