import type { Readable } from 'node:stream';

/** A file on its way out: what is in it, and how it is called and understood there. */
export type SentFile = { content: Readable; name: string; mimeType: string; size?: number };
