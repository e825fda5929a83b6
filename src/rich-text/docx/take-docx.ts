import { withChips } from '../../../domain/letters/placeholders.ts';
import { cleanHtml } from '../../letters/sheet/index.ts';
import { formatSize } from '../../ui/format.ts';
import type { Chips } from '../chips/chips.ts';
import { fromOffice } from '../paste/from-office.ts';
import { DocxFault } from './fault.ts';
import type { LeftOut } from './left-out.ts';
import { docxFaults } from './messages.ts';
import { mostPacked } from './open-docx.ts';
import { readDocx } from './read-docx.ts';

type Limits = {
  /** Most characters of the text as it is stored. */
  most: number;
  chips: Chips | undefined;
};

/**
 * Reads a Word document for the editor, by the allow list of what is pasted.
 * @throws DocxFault in one sentence
 */
export async function takeDocx(
  file: Blob,
  { most, chips }: Limits,
): Promise<{ html: string; left: LeftOut }> {
  if (file.size > mostPacked) throw new DocxFault(docxFaults.tooLarge(formatSize(mostPacked)));
  const { html, left } = await readOrTell(file);
  const clean = cleanHtml(fromOffice(html));
  if (clean.length > most) throw new DocxFault(docxFaults.tooLong);
  return { html: chips ? withChips(clean, chips.nameFor) : clean, left };
}

/** A document unlike any that programs write is damaged, too, and one on a drive that was removed. */
async function readOrTell(file: Blob): Promise<ReturnType<typeof readDocx>> {
  try {
    return readDocx(new Uint8Array(await file.arrayBuffer()));
  } catch (failure) {
    throw failure instanceof DocxFault ? failure : new DocxFault(docxFaults.broken);
  }
}
