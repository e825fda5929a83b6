import { AlignmentType, type FileChild, ImageRun, type IParagraphOptions, Paragraph } from 'docx';
import { picturesIn } from '../../../domain/letters/text-pictures.ts';
import { pictureSize } from '../../../lib/picture-size.ts';
import { mm, page, size } from './measures.ts';
import { ownAlign, type Picture, type Place } from './place.ts';
import { lineRuns } from './runs.ts';

/** Reads a picture that the letter keeps. */
export type ReadPicture = (letterId: string, id: string) => Promise<Blob>;

/** The pictures of a letter's texts, by id; without those that cannot be had. */
export async function gatherPictures(
  letterId: string,
  html: string,
  read: ReadPicture,
): Promise<ReadonlyMap<string, Picture>> {
  const gathered = await Promise.all(
    picturesIn(html).map(async (id) => {
      const picture = await read(letterId, id)
        .then(async (blob) => pictureOf(await blob.arrayBuffer()))
        .catch(() => undefined);
      return picture ? [[id, picture] as const] : [];
    }),
  );
  return new Map(gathered.flat());
}

function pictureOf(content: ArrayBuffer): Picture | undefined {
  const data = new Uint8Array(content);
  const type = data[0] === 0x89 ? 'png' : 'jpg';
  const found = pictureSize(data, type === 'png' ? 'image/png' : 'image/jpeg');
  return found && found.width * found.height > 0 ? { ...found, data, type } : undefined;
}

/** A page with the caption: a picture is made smaller, not cut. */
const mostHeight = page.size.height - page.margin.top - page.margin.bottom - mm(22);
/** Twentieths of a point in a pixel. */
const twips = 15;

/**
 * A picture of the text with its caption, or its alternative text where it cannot be had.
 * @param options of its paragraphs, as any block's
 */
export function figureOf(
  element: HTMLElement,
  at: Place,
  { options, left }: { options: IParagraphOptions; left: number },
): FileChild[] {
  const image = element.querySelector('img');
  const alt = image?.getAttribute('alt')?.trim() ?? '';
  const caption = element.querySelector('figcaption')?.textContent?.trim() ?? '';
  const alignment = ownAlign(element) ?? AlignmentType.LEFT;
  const picture = at.pictures.get(image?.dataset.picture ?? '');
  const shown = picture
    ? imageRun(picture, alt, (at.width - left) * (Number(element.dataset.width ?? 100) / 100))
    : undefined;
  return [
    new Paragraph({
      ...options,
      ...(caption && { keepNext: true }),
      alignment,
      children: shown ? [shown] : lineRuns(alt ? `[Gambar: ${alt}]` : '[Gambar]', at.look),
    }),
    ...(caption
      ? [
          new Paragraph({
            indent: { left },
            alignment,
            children: lineRuns(caption, { ...at.look, size: size.caption }),
          }),
        ]
      : []),
  ];
}

function imageRun({ data, type, ...own }: Picture, alt: string, room: number): ImageRun {
  const width = Math.min(room, (mostHeight * own.width) / own.height);
  return new ImageRun({
    type,
    data,
    transformation: {
      width: Math.round(width / twips),
      height: Math.max(1, Math.round((width * own.height) / own.width / twips)),
    },
    altText: { name: 'Gambar', description: alt, title: '' },
  });
}
