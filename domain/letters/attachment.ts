export type { Attachment } from '../calls/letters/shapes/attachment.ts';
/** A letter's files, as they travel (SPEC A3). */
export type AttachmentInput = {
  /** Given for one that is already stored; then content is left out. */
  id?: string;
  title: string;
  /** base64, for a new one only. */
  content?: string;
  fileName?: string;
  /** Instead of content, for a new one that was sent in parts. */
  uploadId?: string;
  positionOrder: number;
  /** The ready document of konten-naskah-alt; at most one. */
  isDocument?: boolean;
};
