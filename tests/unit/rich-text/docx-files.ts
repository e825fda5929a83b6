import {
  AlignmentType,
  Document,
  type FileChild,
  type IPropertiesOptions,
  LevelFormat,
  Packer,
  Paragraph,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { letterChips } from '../../../src/rich-text/chips/chips.ts';
import { takeDocx } from '../../../src/rich-text/docx/take-docx.ts';

// Real files of another program: the `docx` package writes what Word writes.

export const bytesOf = async (
  children: FileChild[],
  more: Partial<IPropertiesOptions> = {},
): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toArrayBuffer(new Document({ numbering, ...more, sections: [{ children }] })));
export const fileOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
export const take = (bytes: Uint8Array, most = 500_000) =>
  takeDocx(fileOf(bytes), { most, chips: letterChips });
export const taken = async (...children: FileChild[]) => (await take(await bytesOf(children))).html;

const level = (format: string, text: string, at: number) => ({
  level: at,
  format: format as (typeof LevelFormat)[keyof typeof LevelFormat],
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360 * (at + 1), hanging: 360 } } },
});
const numbering = {
  config: [
    {
      reference: 'house',
      levels: [
        level(LevelFormat.LOWER_LETTER, '%1.', 0),
        level(LevelFormat.DECIMAL, '%2)', 1),
        level(LevelFormat.LOWER_LETTER, '%3)', 2),
      ],
    },
    {
      reference: 'inner',
      levels: [
        {
          ...level(LevelFormat.DECIMAL, '%1.', 0),
          style: { paragraph: { indent: { left: 1080, hanging: 360 } } },
        },
      ],
    },
    { reference: 'dots', levels: [level(LevelFormat.BULLET, '•', 0)] },
    { reference: 'pasal', levels: [level(LevelFormat.DECIMAL, 'Pasal %1', 0)] },
    {
      reference: 'legal',
      levels: [level(LevelFormat.DECIMAL, '%1.', 0), level(LevelFormat.DECIMAL, '%1.%2.', 1)],
    },
  ],
};
export const item = (text: string, at = 0, reference = 'house') =>
  new Paragraph({ text, numbering: { reference, level: at } });

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const pixel = () => Uint8Array.from(atob(onePixel), (sign) => sign.charCodeAt(0));

/** A document with another text part. */
export async function altered(change: (xml: string) => string): Promise<Uint8Array> {
  const files = unzipSync(await bytesOf([new Paragraph('Isi')]));
  files['word/document.xml'] = strToU8(change(strFromU8(files['word/document.xml'] as Uint8Array)));
  return zipSync(files);
}
