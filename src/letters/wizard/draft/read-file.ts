import { newId } from '../../../../dataProvider/index.ts';
import { attachmentLimits } from '../../../../domain/letters/letter.ts';
import { fileExtensions } from '../../../../lib/file-kinds.ts';
import { translate } from '../../../../lib/language.ts';
import { formatSize } from '../../../ui/format.ts';
import { wizardMessages } from '../messages.ts';
import type { DraftAttachment } from './draft.ts';

/** Extensions that the server accepts; it checks the content as well. */
export const attachmentExtensions = fileExtensions;

/** Checks a file before reading it; null when valid. */
export function fileFault(
  file: { name: string; size: number },
  limit: number = attachmentLimits.bytes,
  extensions: readonly string[] = attachmentExtensions,
): string | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!extension || !extensions.includes(extension))
    return translate(wizardMessages.wrongKind(file.name, extensions.join(', ')));
  if (file.size >= limit) return translate(wizardMessages.tooBig(file.name, formatSize(limit)));
  return file.size === 0 ? translate(wizardMessages.emptyFile(file.name)) : null;
}

/** A PDF begins with %PDF; its name alone says little. */
export const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';

/**
 * Reads a file into an attachment, titled by its name.
 * @throws when the file cannot be read (moved, or on a removed drive)
 */
export async function attachmentOf(file: File, isDocument = false): Promise<DraftAttachment> {
  return {
    key: newId(),
    title: file.name.replace(/\.[^.]+$/, '').slice(0, 200) || file.name,
    fileName: file.name.slice(-200),
    size: file.size,
    isDocument,
    content: await base64Of(file),
  };
}

const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
