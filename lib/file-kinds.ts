import type { Message } from './language.ts';

/**
 * File types accepted for upload, by extension, checked before sending. Scriptable pictures (SVG), web pages,
 * macros and executables are excluded.
 */
export const fileKinds = {
  pdf: ['pdf'],
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  txt: ['txt'],
  csv: ['csv'],
} as const satisfies Record<string, readonly string[]>;

export type FileKind = keyof typeof fileKinds;
export const pictureKinds = ['png', 'jpg'] as const satisfies readonly FileKind[];
export type PictureKind = (typeof pictureKinds)[number];

export const fileExtensions: readonly string[] = Object.values(fileKinds).flat();
/** For an input that takes files of these kinds. */
export const endsOf = (kinds: readonly FileKind[]): string =>
  kinds
    .flatMap((kind) => fileKinds[kind])
    .map((extension) => `.${extension}`)
    .join(',');

/** The message for files of other kinds than these. */
export function otherThan(kinds: readonly FileKind[]): Message {
  const names = kinds.map((kind) => kind.toUpperCase());
  const last = names.pop();
  if (names.length === 0)
    return {
      id: `Jenis berkas ini tidak diterima. Gunakan ${last}.`,
      en: `Files of this kind are not accepted. Use ${last}.`,
    };
  const others = names.join(', ');
  return names.length === 1
    ? {
        id: `Jenis berkas ini tidak diterima. Gunakan ${others} atau ${last}.`,
        en: `Files of this kind are not accepted. Use ${others} or ${last}.`,
      }
    : {
        id: `Jenis berkas ini tidak diterima. Gunakan ${others}, atau ${last}.`,
        en: `Files of this kind are not accepted. Use ${others} or ${last}.`,
      };
}

const allKinds = Object.keys(fileKinds) as FileKind[];
/** For an input that takes any file. */
export const acceptedEnds = endsOf(allKinds);
/** Message for other file types. */
export const otherKind: Message = otherThan(allKinds);

/** Takes a file's name, gives its extension in lower case without the dot. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** May a file be uploaded, by its name? Trailing spaces and dots are ignored. */
export const isOfKnownKind = (name: string): boolean => isOfKind(name, allKinds);

/** The same for a field that takes some kinds only. */
export const isOfKind = (name: string, kinds: readonly FileKind[]): boolean => {
  const extension = extensionOf(name.replace(/[ .]+$/, ''));
  return kinds.some((kind) => (fileKinds[kind] as readonly string[]).includes(extension));
};
