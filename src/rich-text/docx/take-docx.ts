import { withChips } from '../../../domain/letters/placeholders.ts';
import { cleanHtml } from '../../letters/sheet/index.ts';
import { formatSize } from '../../ui/format.ts';
import type { Chips } from '../chips/chips.ts';
import { fromOffice } from '../paste/from-office.ts';
import { placeFigures } from '../pictures/arriving-pictures.ts';
import { DocxFault } from './fault.ts';
import type { LeftOut } from './left-out.ts';
import { docxFaults } from './messages.ts';
import { mostPacked } from './open-docx.ts';
import { readDocx, type TakenPictures } from './read-docx.ts';

type Limits = {
  /** Most characters of the text as it is stored. */
  most: number;
  chips: Chips | undefined;
  /** Begins to send a picture; omitted where the text takes none. @returns what the text calls it meanwhile */
  begin?: ((file: File) => string) | undefined;
};

/**
 * Reads a Word document for the editor, by the allow list of what is pasted.
 * @throws DocxFault in one sentence
 */
export async function takeDocx(
  file: Blob,
  { most, chips, begin }: Limits,
): Promise<{ html: string; left: LeftOut }> {
  if (file.size > mostPacked) throw new DocxFault(docxFaults.tooLarge(formatSize(mostPacked)));
  const { html, pictures, left } = await readOrTell(file, begin !== undefined);
  const clean = cleanHtml(fromOffice(html));
  if (clean.length > most) throw new DocxFault(docxFaults.tooLong);
  const written = chips ? withChips(clean, chips.nameFor) : clean;
  return { html: begin && pictures.size > 0 ? withFigures(written, pictures, begin) : written, left };
}

/** Sends the pictures that the text names, and puts their figures there. */
function withFigures(html: string, pictures: TakenPictures, begin: (file: File) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  placeFigures(
    [...body.querySelectorAll('img')].flatMap((picture) => {
      const taken = pictures.get(picture.dataset.picture ?? '');
      if (!taken) return [];
      picture.alt = taken.alt;
      picture.setAttribute('width', String(taken.pixels));
      return [{ picture, pending: begin(taken.file) }];
    }),
  );
  return body.innerHTML;
}

/** A document unlike any that programs write is damaged, too, and one on a drive that was removed. */
async function readOrTell(file: Blob, withPictures: boolean): Promise<ReturnType<typeof readDocx>> {
  try {
    return readDocx(new Uint8Array(await file.arrayBuffer()), withPictures);
  } catch (failure) {
    throw failure instanceof DocxFault ? failure : new DocxFault(docxFaults.broken);
  }
}
