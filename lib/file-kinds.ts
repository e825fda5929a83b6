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

export const fileExtensions: readonly string[] = Object.values(fileKinds).flat();
/** For an input that takes files. */
export const acceptedEnds = fileExtensions.map((extension) => `.${extension}`).join(',');

const names = Object.keys(fileKinds).map((kind) => kind.toUpperCase());
const [others, last] = [names.slice(0, -1).join(', '), names.at(-1)];

/** Message for other file types. */
export const otherKind: Message = {
  id: `Jenis berkas ini tidak diterima. Gunakan ${others}, atau ${last}.`,
  en: `Files of this kind are not accepted. Use ${others} or ${last}.`,
};

/** Takes a file's name, gives its extension in lower case without the dot. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** May a file be uploaded, by its name? Trailing spaces and dots are ignored. */
export const isOfKnownKind = (name: string): boolean =>
  fileExtensions.includes(extensionOf(name.replace(/[ .]+$/, '')));
