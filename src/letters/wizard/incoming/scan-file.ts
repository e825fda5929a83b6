import { translate } from '../../../../lib/language.ts';
import { fileFault } from '../draft/read-file.ts';
import { incomingMessages } from './messages.ts';

/** `accept` value for scans. */
export const scanAccept = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

export const isPictureName = (fileName: string): boolean => /\.(jpe?g|png)$/i.test(fileName);

/** How files begin that are pages or pictures; a name alone says little. */
const beginnings = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

/**
 * Checks a file as a scan; null when valid.
 * @throws when it cannot be read
 */
export async function scanFault(file: File): Promise<string | null> {
  const wrong = fileFault(file, undefined, ['pdf', 'jpg', 'jpeg', 'png']);
  if (wrong) return wrong;
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isScan = beginnings.some((beginning) => beginning.every((byte, index) => head[index] === byte));
  return isScan ? null : translate(incomingMessages.scanKinds);
}
