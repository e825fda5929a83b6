import type { Messages } from '../../../lib/language.ts';

/** What the archive's shared parts say. */
export const partMessages = {
  printed: { id: 'Label siap: label-arsip.pdf diunduh.', en: 'The labels are ready: label-arsip.pdf.' },
} satisfies Messages;
